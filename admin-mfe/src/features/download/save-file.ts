const LINK_LIFETIME_MS = 60_000;

/** Downloads a file. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the file after the click, and may first ask the user for a folder.
  setTimeout(() => URL.revokeObjectURL(url), LINK_LIFETIME_MS);
}
