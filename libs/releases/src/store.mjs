// @ts-check

/**
 * Where the releases of one remote lie: a few texts that change (pointer, journal, lock), and folders that never do.
 *
 * @typedef {object} Store
 * @property {string} place as a person would name it.
 * @property {(key: string) => Promise<{ text: string, etag: string } | null>} read
 * @property {(key: string, text: string, etag: string | null) => Promise<boolean>} write in one step; false, with
 *   nothing written, if the text is no longer the one of that ETag. With null it must not exist.
 * @property {(key: string) => Promise<void>} remove
 * @property {() => Promise<string[]>} listFolders the releases, whole ones alone.
 * @property {(version: string) => Promise<Map<string, Buffer>>} readFolder
 * @property {(version: string, files: Map<string, Buffer>) => Promise<void>} writeFolder
 * @property {(version: string) => Promise<void>} removeFolder
 */

export {};
