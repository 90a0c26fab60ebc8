/** Essays about the best season. */
import type { Essay } from './essay-type'

export const season: Essay = {
  values: {
    season: ['autumn', 'spring', 'summer', 'winter'],
    friend: ['Ken', 'Mika', 'Yuto', 'Sakura', 'Liam'],
    place: ['park near my house', 'mountain behind our school', 'river in my town', 'old temple'],
  },
  opening: ['I like {season} the best.', 'I have some good reasons.'],
  paragraphs: [
    [
      'The {place} is very beautiful in {season}.',
      'I go there with {friend} and we take many pictures.',
      'The colors are different every day, so we never get tired.',
      'Last year one of my pictures was in the school newspaper.',
    ],
    [
      'The food is also delicious.',
      'My grandparents are farmers, and they send us a big box of vegetables and fruit.',
      'When the box comes, everyone in my family runs to the kitchen.',
      'I always write a letter to them because I want to say thank you.',
    ],
    [
      'In addition, we have an important event at school.',
      'My class sings together, and we practice for three weeks.',
      'Some students do not like singing, but they enjoy it in the end.',
      'I was nervous on the stage, but {friend} smiled at me.',
      'I will never forget that day.',
    ],
    [
      'Some people say that another season is better.',
      'It is true that every season has good points.',
      'However, I feel most free in {season}.',
      'The wind in the morning makes me happy.',
    ],
  ],
  closing: ['These are the reasons why I like {season}.'],
  japanese: [
    '私《わたし》は秋がいちばん好きです。',
    '理由は二つあります。',
    '一つ目は、葛\u{e0100}城山の紅葉がきれいだからです。',
    '二つ目は、𠮷祥寺のおばが送ってくれる〈髙級な柿〉がおいしいからです。',
    'ＡＬＴの先生にも食べてほしいです。',
  ],
}
