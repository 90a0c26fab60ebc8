/** Essays about something that is important to the student. */
import type { Essay } from './essay-type'

export const treasure: Essay = {
  values: {
    thing: ['old camera', 'baseball glove', 'red guitar', 'small dictionary', 'silver watch', 'blue music box'],
    giver: ['grandfather', 'grandmother', 'aunt', 'older brother', 'uncle'],
    friend: ['Ken', 'Mika', 'Yuto', 'Sakura', 'Liam'],
    place: ['park', 'library', 'station', 'river', 'beach'],
  },
  opening: ['My treasure is my {thing}.', 'It is not new, but it is the most important thing in my room.'],
  paragraphs: [
    [
      'My {giver} gave it to me when I entered junior high school.',
      'At first I was a little surprised, because I wanted a new bike.',
      'Then I learned that my {giver} used it every day for thirty years.',
      'There is a small scratch on the back, and my {giver} told me the story of it.',
      'After I heard the story, I wanted to take good care of it.',
      'I wrote a letter in English to say thank you.',
    ],
    [
      'I take it with me when I go to the {place} on weekends.',
      'People often look at it and ask me where I bought it.',
      'I feel happy when I tell them about my family.',
      'One day an old man at the {place} said that he had the same one when he was young.',
      'We talked for an hour, and he showed me how to use it better.',
      'I still remember his kind voice and his funny hat.',
    ],
    [
      'Last summer something terrible happened.',
      'I left it on the train when I went to see {friend}.',
      'I ran back to the station, but the train was already gone.',
      'I was so sad that I could not eat dinner.',
      'The next morning a woman from the station called my mother and said that somebody found it.',
      'I learned that there are many honest people in the world.',
    ],
    [
      'My friend {friend} says that I should buy a new one.',
      'It is true that new ones are lighter and easier to use.',
      'However, a new one has no memories.',
      'When I hold my {thing}, I can remember the smell of the house of my {giver}.',
      'I think that we cannot buy this feeling at a shop.',
    ],
    [
      'It has also changed my life at school.',
      'I was shy, and I did not talk much with my classmates.',
      'When I brought my {thing} to the school festival, {friend} was interested in it.',
      'Now we are good friends, and we spend a lot of time together after school.',
      'We are going to show our work to everyone in November.',
      'If I did not have it, my days would be very different.',
    ],
    [
      'I clean it every Sunday evening with a soft cloth.',
      'It takes about twenty minutes, but it is a quiet and pleasant time for me.',
      'My little sister sometimes sits next to me and helps me.',
      'She wants to have it in the future, so I have to teach her many things.',
      'I hope that she will love it as much as I do.',
    ],
  ],
  closing: [
    'I will keep it for many years.',
    'Someday I want to give it to my own children and tell them the same story.',
    'That is why my {thing} is my treasure.',
  ],
  japanese: [
    '私の宝物は、祖父の形見の万年筆《まんねんひつ》です。',
    '祖父は𠮷野家という古い本屋で働いていて、髙島屋の近くに住んでいました。',
    '祖母の旧姓は葛\u{e0100}城で、「葛」の字をいつも気にしていました。',
    '英語では ｆｏｕｎｔａｉｎ　ｐｅｎ と言うそうです。',
    '字を書くたびに、祖父の〈やさしい声〉を思い出します。',
    'これからも大切に使って、いつか英語の手紙を書きたいです。',
  ],
}
