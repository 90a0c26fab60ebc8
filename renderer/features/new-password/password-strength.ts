/** How easily a password is guessed, in three steps (chosen). A pure function. */

export type Strength = 'weak' | 'fair' | 'strong'

/** Words that people choose first, and rows of keys. */
const common = /pass|hanamaru|gakkou|school|student|teacher|sakura|qwert|asdf|abcd/i

/** Parts of an address that are shorter than this are in many passwords by chance. */
const shortestPart = 4

/** Four and more equal characters, or characters that follow each other in their order, such as 1234. */
function hasRun(password: string): boolean {
  const codes = [...password.toLowerCase()].map(sign => sign.charCodeAt(0))
  const steps = codes.slice(1).map((code, at) => code - (codes[at] ?? 0))
  return [0, 1, -1].some(step => steps.some((_, at) => at >= 2 && steps.slice(at - 2, at + 1).every(by => by === step)))
}

/** Whether the password holds a word of the account's ID or of the name in its e-mail address. */
function hasOwnWord(password: string, accountNames: readonly string[]): boolean {
  const words = accountNames.flatMap(name => (name.split('@')[0] ?? '').toLowerCase().split(/[^a-z0-9]+/))
  return words.some(word => word.length >= shortestPart && password.toLowerCase().includes(word))
}

/**
 * @param password a password that follows the rule of SPEC §5.
 * @param accountNames the ID and the e-mail address of the account, where they are known.
 */
export function passwordStrength(password: string, accountNames: readonly string[] = []): Strength {
  const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/].filter(kind => kind.test(password)).length
  if (common.test(password) || hasRun(password) || new Set(password).size < 5) return 'weak'
  if (hasOwnWord(password, accountNames)) return 'weak'
  return password.length >= 12 || (password.length >= 10 && kinds === 3) ? 'strong' : 'fair'
}
