import { familyNames, givenNames } from '../../../main/sample-school/content/names'
import { findIn, indexOf } from '../../../renderer/app/find/match'
import { callTimes } from '../call-times'
import { type Measure, middle } from '../measure'

/** What a teacher types: romaji, kana, kanji, two words, and something that nothing fits. */
const typed = ['takahashi', 'ゆい', '髙橋', '佐藤 42', 'unit 5 ondoku', 'zzzz']

const entriesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const family = familyNames[at % familyNames.length] ?? ''
    const given = givenNames[(at * 7) % givenNames.length] ?? ''
    return at % 4 === 0
      ? { label: `Unit ${at % 90} 音読と単語 ${at}`, words: 'おんどく たんご' }
      : { label: `${family} ${given}`, words: String(at) }
  })

export const finding: Measure = {
  name: 'finding',
  title: 'Ctrl+K: from what was typed to the entries that fit, among 10,000',
  idle: 0,
  async open({ quick }) {
    const entries = entriesOf(10_000)
    const isRecent = () => false
    let index = indexOf(entries)
    let at = 0
    const find = async () => {
      at += 1
      findIn(index, typed[at % typed.length] ?? '', { limit: 50, isRecent })
    }
    return {
      sides: {
        // The first search prepares the texts that it compares.
        prepare: () =>
          callTimes(quick ? 1 : 5, async () => {
            index = indexOf(entries)
            await find()
          }),
        find: () => callTimes(quick ? 12 : 120, find),
      },
      close: async () => undefined,
    }
  },
  figures: [
    {
      label: 'entries prepared when the dialog opens, with the first search, p50',
      unit: 'ms',
      value: middle('prepare', 'p50'),
      most: 50,
    },
    { label: 'a search, p50', unit: 'ms', value: middle('find', 'p50') },
    { label: 'a search, p95', unit: 'ms', value: middle('find', 'p95'), most: 50 },
  ],
}
