/** Essays about what students want to change about their school. */
import type { Essay } from './essay-type'

export const schoolChange: Essay = {
  values: {
    room: ['library', 'computer room', 'gym', 'music room'],
    hour: ['six', 'half past five', 'seven'],
    friend: ['Ken', 'Mika', 'Yuto', 'Sakura', 'Emma'],
  },
  opening: ['I want our {room} to be open until {hour}.'],
  paragraphs: [
    [
      'Many students have club activities, so they cannot go there before five.',
      'If it is open longer, we can study or practice in a quiet place.',
      'I think more students will read books and help each other.',
      'My friend {friend} has the same idea.',
    ],
    [
      'Of course, teachers are very busy and they have to go home.',
      'Students should take turns and clean the {room} by themselves.',
      'We made a plan and showed it to our principal last week.',
      'He listened to us and asked many questions.',
    ],
    [
      'I also want to change our lunch time.',
      'It is only fifteen minutes, and {friend} can never finish eating.',
      'If we had ten more minutes, we could talk more with our classmates.',
      'It is important to enjoy a meal together.',
    ],
    [
      'Finally, I hope that we can use our tablets more often.',
      'For example, we could talk with students in other countries.',
      'Their ideas will help us when we have a problem.',
    ],
  ],
  closing: ['I believe that small changes can make our school better.'],
  japanese: [
    '図書室《としょしつ》を、もっとおそくまで開けてほしいです。',
    '髙野先生も「𠮷い考えですね」と言ってくれました。',
    'Ｗｉ－Ｆｉが使えると、〈葛\u{e0100}飾区の中学校〉とも交流できます。',
  ],
}
