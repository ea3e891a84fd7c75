/** Plays a file of sound. @throws when the browser cannot read it. */
export async function playSound(file: ArrayBuffer): Promise<void> {
  const context = new AudioContext();
  const source = context.createBufferSource();
  source.buffer = await context.decodeAudioData(file);
  source.connect(context.destination);
  source.addEventListener('ended', () => void context.close());
  source.start();
}
