/** Skill-up: dialogues with some lines to read and other lines to answer. */
import type { Exercise } from '../exercise-types'

export const skillDialogue: Exercise[] = [
  {
    title: 'スキルアップ 対話 道をたずねる',
    level: '中学2年',
    content: {
      items: [
        {
          index: 1,
          topic: 'Woman',
          screen_text: 'Excuse me. How can I get to the museum?',
          screen_text_jp: 'すみません。博物館へはどう行けばよいですか。',
          audio_file: 'd1.wav',
        },
        {
          index: 2,
          topic: 'Ken',
          screen_text: 'Go straight and turn left at the second corner.',
          screen_text_jp: 'まっすぐ行って、2つめの角を左に曲がってください。',
          audio_file: 'd2.wav',
        },
        {
          index: 3,
          topic: 'Woman',
          screen_text: 'How long does it take?',
          screen_text_jp: 'どのくらいかかりますか。',
          audio_file: 'd3.wav',
        },
        {
          index: 4,
          topic: 'Ken',
          question: '「歩いて10分くらいです。」と答えましょう。',
          sample_answer: 'It takes about ten minutes on foot.',
        },
        {
          index: 5,
          topic: 'Woman',
          screen_text: 'Thank you for your kindness.',
          screen_text_jp: 'ご親切にありがとうございます。',
          audio_file: 'd5.wav',
        },
        {
          index: 6,
          topic: 'Ken',
          screen_text: '__',
          choose: [
            { index: 1, content: 'My pleasure.', correct: 1 },
            { index: 2, content: 'I’m sorry.' },
            { index: 3, content: 'See you yesterday.' },
          ],
        },
      ],
    },
  },
  {
    title: 'スキルアップ 対話 電話で約束する',
    level: '中学3年',
    asText: true,
    content: {
      items: [
        {
          question_number: 1,
          content_en: 'Hello. This is Emi. May I speak to Lucy?',
          mean: 'もしもし、絵美です。ルーシーをお願いします。',
          audio_path: 'e1.wav',
        },
        {
          question_number: 2,
          content_en: 'Speaking. What’s up, Emi?',
          mean: '私です。どうしたの、絵美。',
          audio_path: 'e2.wav',
        },
        {
          question_number: 3,
          content_en: 'Would you like to go to the summer festival with me?',
          mean: '一緒に夏祭りに行きませんか。',
          audio_path: 'e3.wav',
        },
        {
          question_number: 4,
          content_en: 'I’d love to. What time shall we meet?',
          mean: '喜んで。何時に会いましょうか。',
          audio_path: 'e4.wav',
        },
      ],
    },
  },
]
