/** The speaker through which all sounds play: the system's own, or the one that the preferences of this PC name. */

let speaker = ''
const elements = new Set<HTMLAudioElement>()

/** Without the speaker, e.g. because it was unplugged, the sound plays through the system's own. */
async function applyTo(element: HTMLAudioElement): Promise<void> {
  if (!('setSinkId' in element)) return
  await element.setSinkId(speaker).catch(() => element.setSinkId('').catch(() => undefined))
}

/** Changes the speaker, also of a sound that plays. */
export function setSpeaker(id: string): void {
  if (id === speaker) return
  speaker = id
  for (const element of elements) void applyTo(element)
}

/** Lets an element play through the speaker until the returned function is called. */
export function followSpeaker(element: HTMLAudioElement): () => void {
  elements.add(element)
  if (speaker !== '') void applyTo(element)
  return () => elements.delete(element)
}
