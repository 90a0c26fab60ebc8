/** Essays about Sundays. */
import type { Essay } from './essay-type'

export const sundays: Essay = {
  values: {
    sport: ['soccer', 'tennis', 'basketball', 'badminton', 'table tennis'],
    friend: ['Ken', 'Mika', 'Yuto', 'Sakura', 'Emma'],
    place: ['park', 'gym', 'library', 'museum', 'shopping street'],
    food: ['curry and rice', 'fried noodles', 'pancakes', 'miso soup', 'vegetable soup'],
  },
  opening: ['I usually play {sport} with {friend} on Sundays.', 'We meet in front of the station at nine.'],
  paragraphs: [
    [
      'In the morning, I get up at seven because my dog is hungry.',
      'We walk along the river for thirty minutes.',
      'The air is clean and I can hear many birds.',
      'After the walk, I eat breakfast and read the newspaper with my father.',
      'He often asks me difficult questions about the news.',
    ],
    [
      'Our team is not strong, but we always have fun.',
      'Last Sunday we lost the game again.',
      'However, {friend} said that we were better than before.',
      'I was happy because I practiced hard every evening.',
      'We are going to have an important game next month.',
    ],
    [
      'In the afternoon, I go to the {place}.',
      'There are always many children and their parents there.',
      'I sometimes help small children, and they call me teacher.',
      'It is a good place to think about my future.',
    ],
    [
      'In the evening, I cook {food} with my mother.',
      'It is my job to cut the vegetables.',
      'At first it was difficult, but I am getting better.',
      'My grandmother says that my {food} is the best in the world.',
      'We eat slowly and talk about our week.',
    ],
    [
      'After dinner, I do my homework in my room.',
      'I do not like math, so I usually call {friend} and ask for help.',
      'I go to bed at ten because I have to get up early on Monday.',
    ],
  ],
  closing: [
    'I like Sundays because I can spend a lot of time with my family.',
    'I want to have two Sundays in a week.',
  ],
  japanese: [
    '日曜日《にちようび》は、たいてい𠮷田くんと髙橋さんといっしょに〈芦屋公園〉でサッカーをします。',
    '雨の日は、ＣＤを聞きながら辻\u{e0100}先生に借りた本を読みます。',
    '夜は家族でカレーを作ります。',
    '「日曜日が二回あればいいのに」と、いつも思います。',
  ],
}
