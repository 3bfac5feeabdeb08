/** The tones of the lane room. */
export type Sound = "lot" | "bid" | "leading" | "outbid" | "once" | "twice" | "last" | "hammer" | "paused";

/** Frequency in hertz, start and length in seconds. */
const NOTES: Readonly<Record<Sound, readonly (readonly [number, number, number])[]>> = {
  lot: [
    [523, 0, 0.14],
    [659, 0.13, 0.22],
  ],
  bid: [[740, 0, 0.08]],
  leading: [
    [587, 0, 0.1],
    [880, 0.1, 0.2],
  ],
  outbid: [
    [587, 0, 0.12],
    [392, 0.12, 0.24],
  ],
  once: [[880, 0, 0.1]],
  twice: [
    [880, 0, 0.1],
    [880, 0.16, 0.1],
  ],
  last: [
    [880, 0, 0.1],
    [880, 0.16, 0.1],
    [880, 0.32, 0.16],
  ],
  hammer: [
    [196, 0, 0.09],
    [147, 0.08, 0.22],
  ],
  paused: [
    [330, 0, 0.2],
    [262, 0.2, 0.32],
  ],
};
const LOUDNESS = 0.08;

let audio: AudioContext | null = null;

/** Plays a sound quietly. Some browsers stay silent until the first press. */
export function play(sound: Sound): void {
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  const now = audio.currentTime;
  for (const [hertz, start, length] of NOTES[sound]) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0, now + start);
    volume.gain.linearRampToValueAtTime(LOUDNESS, now + start + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + start + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(now + start);
    tone.stop(now + start + length);
  }
}
