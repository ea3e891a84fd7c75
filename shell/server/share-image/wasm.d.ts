/** A data URL: the build inlines the file. */
declare module '*.wasm' {
  const dataUrl: string;
  export default dataUrl;
}
