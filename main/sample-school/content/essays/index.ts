/** What students write, by the first line of the task. */
import type { Essay } from './essay-type'
import { schoolChange } from './school-change'
import { season } from './season'
import { sundays } from './sundays'
import { treasure } from './treasure'

export const essays: ReadonlyMap<string, Essay> = new Map([
  ['Write about something that is important to you.', treasure],
  ['What do you usually do on Sundays?', sundays],
  ['Which season do you like the best, and why?', season],
  ['What do you want to change about your school?', schoolChange],
])

/** What a student adds to the sentences of the model answer if the task has no essay. */
export const commonParagraphs: Essay['paragraphs'] = [
  [
    'I talked about this with my family yesterday.',
    'My father and my sister had different ideas, so we talked for a long time.',
    'It was interesting to hear what they think.',
  ],
  [
    'For example, my friend tried it last year.',
    'It was difficult at first, but she did not give up.',
    'Now she says that it was a good experience.',
  ],
  ['Some people may not agree with me.', 'I understand their feelings, but I have my own opinion.'],
  ['I want to learn more about it.', 'I will read some books and ask my teacher.'],
]

export const commonJapanese: Essay['japanese'] = [
  'まだ英語では書けませんが、考えたことを日本語で書きます。',
  '𠮷田さんや髙橋さんの意見《いけん》を聞いて、〈なるほど〉と思いました。',
  '辻\u{e0100}先生に教えてもらって、次はＥｎｇｌｉｓｈで書きたいです。',
]

/** What a student writes who has nothing to say. */
export const noIdea = "I don't know."
