/**
 * Reads results in the form of iFLYTEK's speech evaluation (ISE): `rec_paper` with scores, sentences and words, as XML,
 * as base64 of XML, or as the JSON of an XML library. They become the fields of an answer record (SPEC §3); `rejected`
 * is the code of a reading that ISE does not accept, e.g. of another text.
 */
import { evaluationCodes } from '../../shared/domain/evaluation'
import { isObject } from '../../shared/object'
import { text } from '../../shared/text'
import { descendants, type Node, nodesOfJson, nodesOfXml } from './ise-nodes'

const scoreNames = ['total_score', 'accuracy_score', 'fluency_score', 'integrity_score'] as const

/** `dp_message` of a word: 0 is read as written. */
const wordFaults = { '16': 'leak', '32': 'added', '64': 'repeat', '128': 'wrong' } as const

/** What is between the words: silence, and noise. */
const noWords: ReadonlySet<string> = new Set(['', 'sil', 'silv', 'fil'])

interface Word {
  word: string
  score: number | null
  fault: (typeof wordFaults)[keyof typeof wordFaults] | undefined
  /** The server says that it was read as written. */
  isRight: boolean
}

/** Faults of a recording by ISE's `except_info`; 0: none. */
const faultWords: Readonly<Record<string, string>> = text.speech.iseFaults

function numberOf(value: string | undefined): number | null {
  const parsed = value === undefined || value.trim() === '' ? Number.NaN : Number(value)
  return Number.isFinite(parsed) ? parsed : null
}

const wordOf = ({ attributes, text: inside }: Node): Word => ({
  word: (attributes.content ?? inside).trim(),
  score: numberOf(attributes.total_score),
  fault: wordFaults[(attributes.dp_message ?? '') as keyof typeof wordFaults],
  isRight: attributes.dp_message === '0',
})

/** Whether the server does not accept the reading; it writes a word or a number. */
export const isRejected = ({ is_rejected }: Readonly<Record<string, unknown>>): boolean =>
  ['true', '1'].includes(String(is_rejected).toLowerCase())

/** The code of a reading that is not accepted, by its `except_info`; without one, that of silence. */
export const rejectionCode = (fault: unknown): number => numberOf(String(fault ?? '')) || evaluationCodes.silence

/** The scores of a node, or of children that have them as their `value`. */
const scoresOf = ({ attributes, children }: Node) =>
  scoreNames.flatMap(name => {
    const value = numberOf(attributes[name] ?? children.find(child => child.name === name)?.attributes.value)
    return value === null ? [] : [[name, value] as const]
  })

/** The node with the scores of the whole text: the first below `rec_paper`, or without it the first. */
function scoredNode(root: Node): Node | undefined {
  const all = [...descendants(root)]
  const paper = all.find(({ name }) => name === 'rec_paper')
  const places = paper === undefined ? all : [...descendants(paper)]
  return places.find(node => node.name !== 'word' && scoresOf(node).length > 0)
}

/** ISE's own scale. */
export const ownScale = 5

/** The scale that a server can choose (`ise_unite`). */
const chosenScale = 100

/**
 * The scale of the scores; null if nothing tells it. No field names the scale, and both are written with decimals. A score
 * above 5 tells it. So does `integrity_score`, the share of the text that was read, which the words say, too; and the
 * score of a word that was read as written, which is never as low as 5 of 100.
 */
function scaleOf(scores: Readonly<Record<string, number>>, words: readonly Word[]): number | null {
  const values = [...Object.values(scores), ...words.flatMap(({ score }) => score ?? [])]
  if (values.some(value => value > ownScale)) return chosenScale
  const { integrity_score: integrity = 0 } = scores
  const expected = words.filter(({ fault }) => fault !== 'added')
  const said = expected.filter(({ fault }) => fault !== 'leak')
  if (integrity > 0 && words.length === 0) return ownScale
  if (integrity > 0 && said.length > 0) {
    const distance = (scale: number) => Math.abs(integrity - (said.length / expected.length) * scale)
    return distance(chosenScale) < distance(ownScale) ? chosenScale : ownScale
  }
  return said.some(({ isRight, score }) => isRight && (score ?? 0) > 0) ? ownScale : null
}

const oneDecimal = (value: number): number => Math.round(value * 10) / 10

function resultOf(root: Node): Record<string, unknown> | null {
  const scored = scoredNode(root)
  if (scored === undefined) return null
  const spoken = [...descendants(scored)].filter(({ name }) => name === 'word')
  const words = spoken.map(wordOf).filter(({ word }) => !noWords.has(word.toLowerCase()))
  const scores = scoresOf(scored)
  const scale = scaleOf(Object.fromEntries(scores), words)
  // Never a guess upward: of an unknown scale the scores stay as they are, and the note says so.
  const factor = chosenScale / (scale ?? chosenScale)
  const isUnknown = scale === null && scores.some(([, score]) => score > 0)
  const fault = scored.attributes.except_info ?? '0'
  const note = [faultWords[fault] ?? '', isUnknown ? text.speech.unknownScale : ''].join('')
  const named = (fault: Word['fault']) => words.filter(word => word.fault === fault).map(({ word }) => word)
  return {
    ...(isRejected(scored.attributes) && { rejected: rejectionCode(fault) }),
    ...(note !== '' && { note }),
    ...Object.fromEntries(scores.map(([name, score]) => [name, oneDecimal(score * factor)])),
    words: words
      .filter(({ fault }) => fault !== 'added')
      .map(({ word, score, fault }) => ({
        word,
        read: fault !== 'leak',
        ...(score === null ? {} : { score: oneDecimal(score * factor) }),
      })),
    ...(words.length === 0
      ? {}
      : { study_report: { errorwords: named('wrong'), repeat: named('repeat'), leak: named('leak') } }),
  }
}

/** What a text says that may be base64; a text of another form is returned as it is. */
const textOfBase64 = (value: string): string =>
  /^[A-Za-z0-9+/=\s]{40,}$/.test(value) ? Buffer.from(value, 'base64').toString('utf8') : value

/** Whether an object is, or contains, a paper of ISE. */
const hasPaper = (root: Node): boolean => [...descendants(root)].some(({ name }) => name === 'rec_paper')

/** The result in the fields of an answer record; null if the value has another form. Never throws. */
export function readIseResult(value: unknown): Record<string, unknown> | null {
  if (typeof value === 'string') {
    const root = nodesOfXml(textOfBase64(value))
    return root && resultOf(root)
  }
  if (!isObject(value)) return null
  const root = nodesOfJson(value)
  if (hasPaper(root)) return resultOf(root)
  // Servers put the XML into fields of several names.
  for (const field of Object.values(value)) {
    const found = typeof field === 'string' ? readIseResult(field) : null
    if (found) return found
  }
  return null
}
