/**
 * The stricter redaction of the fault report, which leaves the school: of a text it keeps the English of programs, and
 * hides whatever may name a person. The log itself (main/store/log.ts) is already without secrets.
 */
import { text } from '../../shared/text'
import { redactText } from '../store/log'

const { hidden } = text.faultReport

/** A file of a program, with the place in it: all that support needs of its path. */
const scriptFile = /[\w.@-]+\.(?:[cm]?js|tsx?)(?::\d+){0,2}$/

/** A word with a slash: an address or a path, or a part of one that has spaces. */
const path = /[^\s"'`()<>]*[\\/][^\s"'`()<>]*/g

/** What follows the name of a secret. */
const secret = /\b(pass(?:word|wd)?|pwd|token|secret|key|cookie|authorization)\b(\s*[:=]?\s*)[^\s,;]+/gi

/** The property that JavaScript names in its own messages: never data. */
const propertyName = /\b(reading|setting) '(\w+)'/g

/** Of the path of a script, its name and the place in it; of another path, nothing. */
function shortPath(found: string): string {
  const bare = found.replace(/[?#].*$/u, '')
  return scriptFile.exec(bare)?.[0] ?? hidden
}

/** The frames of a stack keep the name of the function and the place in the program. */
const stackFrame = /^\s+at (?:(?<name>[\w.$<>[\] ]+) )?\(?(?:.*[\\/])?(?<place>[^\\/()]+?)\)?$/u

function redactLine(line: string): string {
  const frame = stackFrame.exec(line)?.groups
  if (frame) {
    const place =
      scriptFile.exec(frame.place ?? '')?.[0] ?? (/^<anonymous>|^node:/.test(frame.place ?? '') ? '' : hidden)
    return `    at ${[frame.name, place].filter(Boolean).join(' ')}`
  }
  return line
    .replace(propertyName, '$1 ‹$2›')
    .replace(/(["'`«「『]).*?["'`»」』]/gu, hidden)
    .replace(path, shortPath)
    .replace(secret, `$1$2${hidden}`)
    .replace(/[^\p{ASCII}‹›]+/gu, run => (run === hidden.slice(1, -1) ? run : hidden))
    .replace(/\b(?:\d{1,3}\.){3}\d{1,3}\b/g, hidden)
    .replace(/(?<![:\d])\d{5,}/g, hidden)
    .replace(/‹(\w+)›/g, "'$1'")
}

/**
 * Hides in `words`: quoted words, other writing than ASCII, addresses, paths, long numbers, and each of `known` wherever
 * it stands, such as the names of the teacher and of the Windows user.
 */
export function redactReport(words: string, known: readonly string[]): string {
  const names = known.filter(name => name.trim().length > 1).sort((a, b) => b.length - a.length)
  const without = names.reduce((rest, name) => {
    const pattern = name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    return rest.replace(new RegExp(pattern, 'giu'), hidden)
  }, words)
  return redactText(without).split('\n').map(redactLine).join('\n').replaceAll(`[${hidden}]`, hidden)
}
