/**
 * Chromium takes options on its command line that undo what a school decided: where names lead, which certificates and proxies
 * count, who may look inside. An installed app therefore starts without any, but for those that help a weak screen or a weak
 * eye (DESIGN §4: nobody relaunches it against a server of his own).
 */
const harmless = new Set([
  'disable-gpu',
  'disable-gpu-compositing',
  'force-color-profile',
  'force-device-scale-factor',
  'force-high-contrast',
  'force-renderer-accessibility',
  'high-dpi-support',
  // Windows starts a program so for a notification that was clicked.
  'embedding',
  'toastactivated',
])

/** The first option among `words` that an installed app does not take; undefined where there is none. On Windows `/` begins one too. */
export function foreignOption(words: readonly string[], platform: NodeJS.Platform): string | undefined {
  const option = platform === 'win32' ? /^(?:--?|\/)([^=]*)/ : /^--?([^=]*)/
  return words.find(word => {
    const name = option.exec(word)?.[1]
    return name !== undefined && !harmless.has(name.toLowerCase())
  })
}
