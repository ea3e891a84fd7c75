/** Ends the preview in this browser. */
export const PREVIEW_END_PATH = '/releases/preview-end';

/** The strip above a page of a preview. */
export const PREVIEW_STRIP = {
  html: (text: string) =>
    `<p class="stillsam-preview" role="status"><span>${text}</span> <a href="${PREVIEW_END_PATH}">Avsluta</a></p>`,
  style:
    '.stillsam-preview{position:sticky;top:0;z-index:9;margin:0;padding:.5rem 1rem;text-align:center;font:600 1rem/1.5 system-ui,sans-serif;background:#3b2f63;color:#fff}.stillsam-preview a{color:inherit;padding:.625rem .25rem}',
};
