/**
 * Chromium takes options on its command line that undo what a school decided: where names lead, which certificates and proxies
 * count, who may look inside. An installed app therefore starts without any word, but for those that help a weak screen or a weak
 * eye (DESIGN §4: nobody relaunches it against a server of his own). It opens no files and no addresses, so that there is no other
 * word either: what looks like none is one for Chromium, which reads an option behind blanks of every kind.
 */
const harmlessOption =
  /^--(?:disable-gpu|disable-gpu-compositing|force-color-profile|force-device-scale-factor|force-high-contrast|force-renderer-accessibility|high-dpi-support)(?:=[\w.,-]*)?$/

/** Windows starts a program so for a notification that was clicked. */
const windowsOptions = new Set(['-Embedding', '-ToastActivated'])

/** The first of `words` (without the program's own) that an installed app does not take; undefined where there is none. */
export const findForbiddenOption = (words: readonly string[]): string | undefined =>
  words.find(word => !harmlessOption.test(word) && !windowsOptions.has(word))
