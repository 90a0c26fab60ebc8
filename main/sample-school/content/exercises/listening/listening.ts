/** Listening and choosing. */

import type { Exercise } from '../exercise-types'
import { longConversations } from './listening-conversations'

export const listening: Exercise[] = [
  {
    title: 'Unit 2 放課後の予定（リスニング）',
    level: '中学2年',
    content: {
      items: [
        {
          index: 1,
          screen_text: 'I’m going to the library after school. I have to return two books.',
          screen_text_jp: '放課後は図書館へ行きます。本を2冊返さなくてはなりません。',
          question: 'Where is the speaker going?',
          audio_file: 'l1.wav',
          choose: [
            { index: 1, content: 'To the station.' },
            { index: 2, content: 'To the library.', correct: 1 },
            { index: 3, content: 'To the park.' },
          ],
        },
        {
          index: 2,
          screen_text: 'Our club meets on Tuesdays and Fridays, but this week we meet only on Friday.',
          screen_text_jp: '私たちの部は火曜と金曜に集まりますが、今週は金曜だけです。',
          question: 'When does the club meet this week?',
          audio_file: 'l2.wav',
          choose: [
            { index: 1, content: 'On Tuesday.' },
            { index: 2, content: 'On Tuesday and Friday.' },
            { index: 3, content: 'On Friday.', correct: 1 },
          ],
        },
        {
          index: 3,
          screen_text: 'It was raining, so Emi took the bus instead of her bike.',
          screen_text_jp: '雨だったので、絵美は自転車でなくバスに乗りました。',
          question: 'How did Emi go?',
          audio_file: 'l3.wav',
          choose: [
            { index: 1, content: 'By bus.', correct: 1 },
            { index: 2, content: 'By bike.' },
            { index: 3, content: 'On foot.' },
          ],
        },
        {
          index: 4,
          screen_text: 'Please bring a pencil and your textbook. You don’t need a dictionary.',
          screen_text_jp: 'えんぴつと教科書を持ってきてください。辞書はいりません。',
          question: 'What does the speaker not need?',
          audio_file: 'l4.wav',
          choose: [
            { index: 1, content: 'A pencil.' },
            { index: 2, content: 'A textbook.' },
            { index: 3, content: 'A dictionary.', correct: 1 },
          ],
          tips: 'don’t need のあとをよく聞きましょう。',
        },
      ],
    },
  },
  {
    title: '絵を選ぶリスニング',
    level: '英検5級',
    content: {
      items: [
        {
          question_id: '21',
          screen_en_text: 'You use this on a rainy day.',
          screen_jp: '雨の日に使います。',
          audioPath: 'rainy.wav',
          answers: [
            { index: 1, content: 'umbrella.png', type: 'image', correct: true },
            { index: 2, content: 'clock.png', type: 'image', correct: false },
            { index: 3, content: 'cup.png', type: 'image', correct: false },
          ],
        },
        {
          question_id: '22',
          screen_en_text: 'You look at this when you want to know the time.',
          screen_jp: '時間を知りたいときに見ます。',
          audioPath: 'time.wav',
          answers: [
            { index: 1, content: 'key.png', type: 'image', correct: false },
            { index: 2, content: 'clock.png', type: 'image', correct: true },
            { index: 3, content: 'book.png', type: 'image', correct: false },
          ],
        },
        {
          question_id: '23',
          screen_en_text: 'Many people ride in this together.',
          screen_jp: '大勢の人が一緒に乗ります。',
          audioPath: 'ride.wav',
          answers: [
            { index: 1, content: 'bus.png', type: 'image', correct: true },
            { index: 2, content: 'fish.png', type: 'image', correct: false },
            { index: 3, content: 'tree.png', type: 'image', correct: false },
          ],
        },
        {
          question_id: '24',
          screen_en_text: 'It is red and round, and you can eat it.',
          screen_jp: '赤くて丸くて、食べられます。',
          audioPath: 'red.wav',
          answers: [
            { index: 1, content: 'flower.png', type: 'image', correct: false },
            { index: 2, content: 'apple.png', type: 'image', correct: true },
            { index: 3, content: 'sun.png', type: 'image', correct: false },
          ],
        },
      ],
    },
  },
  longConversations,
  {
    title: 'Unit 10 校内放送（リスニング）',
    level: '中学3年',
    content: {
      items: [
        {
          index: 1,
          content: 'Good morning, everyone. The school trip will be on October twelfth, not on the tenth.',
          screen_jp_text: 'おはようございます。修学旅行は10日ではなく10月12日です。',
          question: 'When is the school trip?',
          audio_files: ['trip.wav'],
          choose: [
            { index: 0, content: 'On October 2.' },
            { index: 1, content: 'On October 10.' },
            { index: 2, content: 'On October 12.', correct: true },
          ],
        },
        {
          index: 2,
          content: 'Please come to the gym by eight fifteen. The bus will leave at eight thirty.',
          screen_jp_text: '8時15分までに体育館に来てください。バスは8時30分に出ます。',
          question: 'What time will the bus leave?',
          audio_files: ['gym.wav'],
          choose: [
            { index: 0, content: 'At 8:00.' },
            { index: 1, content: 'At 8:15.' },
            { index: 2, content: 'At 8:30.', correct: true },
          ],
        },
        {
          index: 3,
          content: 'If you feel sick on the bus, tell your teacher right away.',
          screen_jp_text: 'バスで気分が悪くなったら、すぐ先生に伝えてください。',
          question: 'What should students do if they feel sick?',
          audio_files: ['sick.wav'],
          choose: [
            { index: 0, content: 'Tell their teacher.', correct: true },
            { index: 1, content: 'Call their parents.' },
            { index: 2, content: 'Go back to school.' },
          ],
        },
        {
          index: 4,
          content: 'Last year students visited a museum. This year we are going to a farm.',
          screen_jp_text: '昨年は博物館を訪れました。今年は農場へ行きます。',
          question: 'Where are they going this year?',
          audio_files: ['farm.wav'],
          choose: [
            { index: 0, content: 'To a museum.' },
            { index: 1, content: 'To a farm.', correct: true },
            { index: 2, content: 'To a zoo.' },
          ],
        },
      ],
    },
  },
]
