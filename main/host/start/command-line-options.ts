/**
 * Checks the command line of an installed app. Some options of Chromium overrule the school's decisions: name
 * resolution, certificates, proxies, debugging. So an installed app accepts only the options below, which help with a
 * weak screen or weak eyesight (DESIGN §4: nobody may relaunch it against another server). The app opens no files or
 * addresses, so every other argument is refused too, even one that does not look like an option: Chromium skips blanks
 * of every kind before an option.
 */
const harmlessOption =
  /^--(?:disable-gpu|disable-gpu-compositing|force-color-profile|force-device-scale-factor|force-high-contrast|force-renderer-accessibility|high-dpi-support)(?:=[\w.,-]*)?$/

/** Windows passes these when the teacher clicks a notification. */
const windowsOptions = new Set(['-Embedding', '-ToastActivated'])

/** The first argument (after the program itself) that an installed app refuses; undefined when all are allowed. */
export const findForbiddenOption = (arguments_: readonly string[]): string | undefined =>
  arguments_.find(argument => !harmlessOption.test(argument) && !windowsOptions.has(argument))
