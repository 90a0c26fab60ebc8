/** Dialogues to read aloud line by line; one speaker has the odd lines, the other the even lines. */
import type { Exercise } from '../exercise-types'

export const dialog: Exercise[] = [
  {
    title: 'Unit 5 週末の予定（対話の音読）',
    level: '中学1年',
    content: {
      items: [
        {
          index: 1,
          screen_text: 'Are you free this weekend, Aya?',
          screen_text_jp: '彩、今週末はひま？',
          audio_file: 'd1.wav',
        },
        {
          index: 2,
          screen_text: 'On Saturday I have tennis practice, but Sunday is fine.',
          screen_text_jp: '土曜はテニスの練習があるけど、日曜なら大丈夫。',
          audio_file: 'd2.wav',
        },
        {
          index: 3,
          screen_text: 'Great. Let’s go to the new aquarium.',
          screen_text_jp: 'よかった。新しい水族館へ行こうよ。',
          audio_file: 'd3.wav',
        },
        {
          index: 4,
          screen_text: 'Sounds good! What time shall we meet?',
          screen_text_jp: 'いいね。何時に会う？',
          audio_file: 'd4.wav',
        },
        {
          index: 5,
          screen_text: 'How about nine at the bus stop?',
          screen_text_jp: 'バス停に9時はどう？',
          audio_file: 'd5.wav',
        },
        {
          index: 6,
          screen_text: 'OK. Don’t be late this time.',
          screen_text_jp: 'わかった。今度は遅れないでね。',
          audio_file: 'd6.wav',
        },
      ],
    },
  },
  {
    title: '買い物の会話（対話の音読）',
    level: '英検4級',
    content: {
      full_text: {
        screen_en_text:
          'May I try this jacket on? Sure. The fitting room is over there. It is a little small. Do you have a larger one? Here you are. This one is very popular.',
        audio_file: 'all.wav',
      },
      items: [
        {
          question_id: 'k1',
          index: 1,
          screen_en_text: 'May I try this jacket on?',
          screen_jp: 'このジャケットを試着してもいいですか。',
          audioPath: 'k1.wav',
        },
        {
          question_id: 'k2',
          index: 2,
          screen_en_text: 'Sure. The fitting room is over there.',
          screen_jp: 'もちろんです。試着室はあちらです。',
          audioPath: 'k2.wav',
        },
        {
          question_id: 'k3',
          index: 3,
          screen_en_text: 'It is a little small. Do you have a larger one?',
          screen_jp: '少し小さいです。もっと大きいのはありますか。',
          audioPath: 'k3.wav',
        },
        {
          question_id: 'k4',
          index: 4,
          screen_en_text: 'Here you are. This one is very popular.',
          screen_jp: 'はい、どうぞ。こちらはとても人気があります。',
          audioPath: 'k4.wav',
        },
      ],
    },
  },
  {
    title: '電話の会話（対話の音読）',
    level: '英検3級',
    asText: true,
    content: {
      items: [
        {
          question_number: 1,
          content_en: 'Hello. This is Ken. May I speak to Lisa, please?',
          mean: 'もしもし、健です。リサさんをお願いします。',
          audio_path: 'p1.wav',
        },
        {
          question_number: 2,
          content_en: 'I’m sorry, she’s out now. Can I take a message?',
          mean: 'すみません、今外出しています。伝言を聞きましょうか。',
          audio_path: 'p2.wav',
        },
        {
          question_number: 3,
          content_en: 'Could you ask her to call me back tonight?',
          mean: '今夜折り返し電話をくれるよう伝えていただけますか。',
          audio_path: 'p3.wav',
        },
        {
          question_number: 4,
          content_en: 'Of course. Does she have your number?',
          mean: 'もちろんです。彼女はあなたの番号を知っていますか。',
          audio_path: 'p4.wav',
        },
        {
          question_number: 5,
          content_en: 'Yes, she does. Thank you very much.',
          mean: 'はい、知っています。どうもありがとうございます。',
          audio_path: 'p5.wav',
        },
        {
          question_number: 6,
          content_en: 'You’re welcome. Goodbye, Ken.',
          mean: 'どういたしまして。さようなら、健さん。',
          audio_path: 'p6.wav',
        },
      ],
    },
  },
  {
    title: 'Unit 8 留学生との対話（対話の音読）',
    level: '中学3年',
    content: {
      items: [
        {
          index: 1,
          content: 'How long have you been in Japan, Alex?',
          screen_jp_text: 'アレックス、日本に来てどのくらい？',
          content_audio: 'x1.wav',
        },
        {
          index: 2,
          content: 'For about three months. I’m getting used to the trains.',
          screen_jp_text: '3か月くらい。電車に慣れてきたよ。',
          content_audio: 'x2.wav',
        },
        {
          index: 3,
          content: 'What surprised you the most?',
          screen_jp_text: '一番驚いたことは何？',
          content_audio: 'x3.wav',
        },
        {
          index: 4,
          content: 'Students clean their own classrooms. I think it’s a wonderful custom.',
          screen_jp_text: '生徒が自分たちの教室をそうじすること。すばらしい習慣だと思う。',
          content_audio: 'x4.wav',
        },
        {
          index: 5,
          content: 'I have never thought about it that way.',
          screen_jp_text: 'そんなふうに考えたことはなかったな。',
          content_audio: 'x5.wav',
        },
      ],
    },
  },
]
