/** Topics for writing, each with the sentences of a model answer. */
import type { Item } from './exercises/exercise-types'

export interface WritingTopic {
  topic: string
  meaning: string
  level: string
  sentences: readonly string[]
}

export const writingTopics: readonly WritingTopic[] = [
  {
    topic: 'What do you usually do on Sundays?',
    meaning: '日曜日にはたいてい何をしますか。',
    level: '英検4級',
    sentences: [
      'I usually play soccer with my friends in the park on Sunday mornings.',
      'After lunch, I do my homework and read books.',
      'In the evening, I often cook dinner with my family.',
      'I like Sundays because I can spend a lot of time with them.',
    ],
  },
  {
    topic: 'Which do you like better, summer or winter?',
    meaning: '夏と冬では、どちらのほうが好きですか。',
    level: '英検3級',
    sentences: [
      'I like summer better than winter.',
      'First, I can swim in the sea with my cousins during the long vacation.',
      'Second, there are many festivals in my town, and I enjoy watching the fireworks.',
      'That is why summer is my favorite season.',
    ],
  },
  {
    topic: 'Do you think students should have a part-time job?',
    meaning: '生徒はアルバイトをするべきだと思いますか。',
    level: '英検準2級',
    sentences: [
      'I do not think students should have a part-time job.',
      'To begin with, students are busy with their classes and club activities, so they have little time to rest.',
      'In addition, they may become too tired to study at home.',
      'They can learn about work later, when they have finished school.',
      'For these reasons, I believe that students should spend their time on studying.',
    ],
  },
  {
    topic: 'Should people use public transportation more often?',
    meaning: '人々はもっと公共交通機関を使うべきですか。',
    level: '英検2級',
    sentences: [
      'I think people should use public transportation more often for two reasons.',
      'First, it is better for the environment, because one bus can carry as many people as thirty cars.',
      'If fewer people drive to work, the air in our cities will become cleaner.',
      'Second, public transportation is usually cheaper than owning a car, since we do not have to pay for gasoline or parking.',
      'Therefore, I believe that more people should take trains and buses.',
    ],
  },
]

/** A model answer for a topic of a teacher's own. */
const commonSentences: readonly string[] = [
  'I have two reasons for my opinion.',
  'First, it helps us to learn something new every day.',
  'Second, we can share what we have learned with our friends and families.',
  'It is not always easy, but I think that it is important to try.',
  'For these reasons, I would like to do it in the future.',
]

/** The text that tells the student how long the answer should be. */
const lengthHint = (min: number, max: number): string => `${min}〜${max}語の英文で書きましょう。`

/** As many sentences as fit into `max` words, at least one. */
function modelOf(sentences: readonly string[], max: number): string {
  const usedTopics: string[] = []
  let words = 0
  for (const sentence of sentences) {
    words += sentence.split(' ').length
    if (usedTopics.length > 0 && words > max) break
    usedTopics.push(sentence)
  }
  return usedTopics.join(' ')
}

/** A topic as the item of an exercise, with a model answer of the requested length. */
export function topicItem(topic: string, { min, max }: { min: number; max: number }): Item {
  const known = writingTopics.find(one => one.topic === topic)
  return {
    index: 1,
    question: topic,
    screen_text: topic,
    ...(known === undefined ? {} : { screen_text_jp: known.meaning }),
    tips: lengthHint(min, max),
    sample_answer: modelOf(known?.sentences ?? commonSentences, max),
  }
}
