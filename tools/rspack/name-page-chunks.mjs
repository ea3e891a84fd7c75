const PAGE = /import\(\s*'\.\/pages\/([\w-]+)\/[\w.-]+'\s*,?\s*\)/g;

/**
 * Loader of a remote's `src/routes.tsx`: the chunk of a page has the name of its folder, and the page's route tells the
 * server that name, by which it inlines the style.
 *
 * @param {string} source
 */
export default function namePageChunks(source) {
  const named = source.replace(PAGE, (call, folder) => {
    const chunk = JSON.stringify(folder);
    const request = call.slice('import('.length);
    return `import(/* webpackChunkName: ${chunk} */ ${request}.then((page) => ({ ...page, handle: { chunk: ${chunk} } }))`;
  });
  if (/import\(\s*['"`]/.test(named)) throw new Error("A page is imported as './pages/<folder>/<file>'.");
  return named;
}
