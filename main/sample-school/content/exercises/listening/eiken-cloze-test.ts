/** Choosing words for the blanks in a text. */
import type { Choice, Exercise } from '../exercise-types'

/** Four choices. The first argument is the right one; `turn` moves it to another position. */
const among = (turn: number, ...words: [string, string, string, string]): Choice[] =>
  words
    .map((content, at) => ({ content, correct: at === 0, place: (at + turn) % words.length }))
    .sort((a, b) => a.place - b.place)
    .map(({ content, correct }, at) => ({ index: at + 1, content, ...(correct ? { correct } : {}) }))

export const eikenClozeTest: Exercise[] = [
  {
    title: '英検3級 長文の空所補充',
    level: '英検3級',
    content: {
      items: [
        {
          index: 1,
          topic: 'A Library on Wheels',
          screen_text:
            'Mr. Mori drives a big blue bus, but he does not carry people. He carries __. Many old people in his town live far from the library, and there are few buses. So every Tuesday Mr. Mori __ to their villages with about two thousand books.\nPeople can borrow five books at a time. They often bring him tea and talk about the stories they have read. Mr. Mori says, “My job is __ the books, but I also carry news from one village to the next.” He wants to __ working until he is seventy.',
          screen_text_jp:
            '森さんは大きな青いバスを運転しますが、人ではなく本を運びます。町には図書館から遠い所に住むお年寄りが多く、バスも少ないのです。そこで森さんは毎週火曜日、約2千冊の本をのせて村を回ります。一度に5冊まで借りられます。「私の仕事は本を運ぶことですが、村から村へ知らせも運んでいるのです」と森さんは言います。70歳まで働き続けたいそうです。',
          questions: [
            { question_id: '1-1', choose: among(1, 'books', 'animals', 'letters', 'vegetables') },
            { question_id: '1-2', choose: among(3, 'goes', 'looks', 'waits', 'listens') },
            { question_id: '1-3', choose: among(0, 'to carry', 'carried', 'carries', 'carry') },
            { question_id: '1-4', choose: among(2, 'keep', 'stop', 'forget', 'buy') },
          ],
        },
      ],
    },
  },
  {
    title: '英検4級 会話文の空所補充',
    level: '英検4級',
    asText: true,
    content: {
      items: [
        {
          question_number: 1,
          content_en: 'A: Excuse me. __ is the post office?\nB: It’s next to the bank.\nA: Thank you very much.\nB: __',
          mean: '「すみません、郵便局はどこですか。」「銀行の隣です。」「ありがとうございます。」「どういたしまして。」',
          questions: [
            { question_id: '1-1', choose: among(2, 'Where', 'When', 'Which', 'Who') },
            {
              question_id: '1-2',
              choose: among(1, 'You’re welcome.', 'See you there.', 'No, thank you.', 'It’s mine.'),
            },
          ],
        },
        {
          question_number: 2,
          content_en:
            'A: Are you free on Saturday, Ken?\nB: Sorry, I’m __.\nA: How about Sunday?\nB: __ What time shall we meet?',
          mean: '「健、土曜日はひま？」「ごめん、忙しいんだ。」「日曜日は？」「いいよ。何時に会おうか。」',
          questions: [
            { question_id: '2-1', choose: among(0, 'busy', 'hungry', 'happy', 'late') },
            { question_id: '2-2', choose: among(3, 'Sounds good.', 'I was tired.', 'Not yet.', 'It’s Monday.') },
          ],
        },
      ],
    },
  },
  {
    title: '英検準2級 長文の空所補充',
    level: '英検準2級',
    content: {
      title: 'Umbrellas for Everyone',
      screen_en_text:
        'On rainy days, station workers in a city in Kansai used to find hundreds of __ umbrellas. Most of them were never picked up and were thrown away. Three high school students thought that this was a __. They cleaned the umbrellas, painted a yellow star on each of them, and put them in stands at the stations. Anyone can take one and __ it to any stand later. In the first month, half of the umbrellas disappeared. However, when the students put up posters with the names of those who had repaired them, more and more umbrellas came __.',
      screen_jp:
        '雨の日、関西のある町の駅員は何百本もの忘れ物のかさを見つけていました。ほとんどは取りに来る人がなく、捨てられていました。3人の高校生はもったいないと考え、かさをきれいにして黄色い星を描き、駅に置きました。だれでも使えて、どの駅に返してもかまいません。最初の月は半分がなくなりましたが、直した人の名前を書いたポスターをはると、次第に戻ってくるようになりました。',
      items: [
        { question_id: '41', choose: among(1, 'forgotten', 'expensive', 'delivered', 'invented') },
        { question_id: '42', choose: among(0, 'waste', 'chance', 'prize', 'rule') },
        { question_id: '43', choose: among(2, 'return', 'explain', 'follow', 'borrow') },
        { question_id: '44', choose: among(3, 'back', 'early', 'away', 'alone') },
      ],
    },
  },
]
