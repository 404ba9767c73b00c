/**
 * Sound of a new request, switched on separately in each browser and off by default. Only for
 * browsers.
 */
const SOUND_KEY = 'kervan_notice_sound';
const RUNG_KEY = 'kervan_notice_rung';

/** Frequency in Hz and start in seconds of each tone. */
const TONES = [
  [784, 0],
  [1047, 0.16],
] as const;
const TONE_S = 0.35;
const LOUDNESS = 0.25;

export function isSoundOn(): boolean {
  return localStorage.getItem(SOUND_KEY) === 'on';
}

export function switchSound(on: boolean): void {
  localStorage.setItem(SOUND_KEY, on ? 'on' : 'off');
}

/**
 * Plays two short tones. Browsers allow no sound before the first click or key press on a page.
 */
export function playNotice(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  const context = new AudioContext();
  for (const [frequency, after] of TONES) {
    const from = context.currentTime + after;
    const tone = new OscillatorNode(context, { frequency });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(LOUDNESS, from);
    volume.gain.exponentialRampToValueAtTime(0.001, from + TONE_S);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + TONE_S);
    tone.onended = () => {
      if (frequency === TONES.at(-1)?.[0]) void context.close();
    };
  }
}

/** Plays the sound for the request made at `newest`, in only one of all open tabs. */
export function ringFor(newest: string): void {
  if (!isSoundOn() || localStorage.getItem(RUNG_KEY) === newest) return;
  localStorage.setItem(RUNG_KEY, newest);
  playNotice();
}
