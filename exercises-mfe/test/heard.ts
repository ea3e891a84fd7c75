/** Gives the browser a Swedish voice. @returns what it has said, in order; a dash where it was silenced. */
export function giveVoice(): string[] {
  const said: string[] = [];
  Object.assign(window, {
    speechSynthesis: {
      getVoices: () => [{ lang: 'sv-SE', localService: true }],
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      speak: ({ text }: { text: string }) => said.push(text),
      cancel: () => said.push('–'),
    },
    SpeechSynthesisUtterance: class {
      constructor(readonly text: string) {}
    },
  });
  return said;
}

/** A gain, a filter or a source: everything that a sound is connected to. */
class FakeNode {
  readonly gain = new FakeParam();
  readonly frequency = new FakeParam();
  connect<Target>(target: Target): Target {
    return target;
  }
  disconnect(): void {}
  start(): void {}
  stop(): void {}
}

class FakeParam {
  value = 0;
  setValueAtTime(): void {}
  linearRampToValueAtTime(): void {}
  exponentialRampToValueAtTime(): void {}
  setTargetAtTime(_value: number, _at: number, constant: number): void {
    sounds.push(`fades in ${Math.round(constant * 5)} s`);
  }
}

let sounds: string[] = [];

/** Gives the browser the Web Audio API. @returns what it has sounded, in order. */
export function giveSound(): string[] {
  const heard: string[] = [];
  sounds = heard;
  Object.assign(window, {
    AudioContext: class extends EventTarget {
      readonly state = 'running';
      readonly currentTime = 0;
      readonly sampleRate = 100;
      readonly destination = new FakeNode();
      createGain = () => new FakeNode();
      createBiquadFilter = () => new FakeNode();
      createBuffer = (_channels: number, length: number) => ({
        getChannelData: () => new Float32Array(length),
      });
      createBufferSource() {
        heard.push('noise');
        return new FakeNode();
      }
      createOscillator() {
        heard.push('tone');
        return new FakeNode();
      }
      getOutputTimestamp = () => ({});
      close = () => Promise.resolve();
    },
  });
  return heard;
}

/** Takes both away again. */
export function takeVoiceAndSound(): void {
  for (const name of ['speechSynthesis', 'SpeechSynthesisUtterance', 'AudioContext'])
    Reflect.deleteProperty(window, name);
}
