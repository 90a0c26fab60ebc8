/** The words of an evaluation's HTML with their colours (SPEC §3 evaluate_html). */
import { sanitizeHtml, type ToneClasses } from '../../ui/sanitize'
import { splitWords } from '../content/word-marks'

const tones: ToneClasses = {
  good: 'good',
  middle: 'middle',
  bad: 'bad',
  ai: '',
  sub: '',
  bold: '',
  underline: '',
  center: '',
  right: '',
}

export interface TonedWord {
  text: string
  /** Coloured as misread. */
  isBad: boolean
}

/** The words of the HTML in their order, without the characters between them. */
export function tonedWords(html: string): TonedWord[] {
  const walker = document.createTreeWalker(sanitizeHtml(html, tones), NodeFilter.SHOW_TEXT)
  const words: TonedWord[] = []
  while (walker.nextNode()) {
    const isBad = walker.currentNode.parentElement?.closest('.good, .middle, .bad')?.classList.contains('bad') ?? false
    for (const { text, isWord } of splitWords(walker.currentNode.nodeValue ?? ''))
      if (isWord) words.push({ text, isBad })
  }
  return words
}
