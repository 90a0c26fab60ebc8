/** Dialogues for shadowing; the view marks the current line. With a sound for each line, or one for all. */
import type { Exercise } from '../exercise-types'

export const dialogShadowTracking: Exercise[] = [
  {
    title: 'Unit 7 図書室で（対話のシャドーイング）',
    level: '中学2年',
    content: {
      items: [
        {
          index: 1,
          topic: 'Riku',
          screen_text: 'Excuse me. I’m looking for a book about space for my report.',
          screen_text_jp: 'すみません。レポートのために宇宙の本を探しています。',
          audio_file: 'r1.wav',
        },
        {
          index: 2,
          topic: 'Ms. Hill',
          screen_text: 'Space? We have a lot of them. Do you want to read about planets or about astronauts?',
          screen_text_jp:
            '宇宙ですか。たくさんありますよ。惑星について読みたいのですか、それとも宇宙飛行士についてですか。',
          audio_file: 'r2.wav',
        },
        {
          index: 3,
          topic: 'Riku',
          screen_text: 'About astronauts, please. I want to know what they eat every day.',
          screen_text_jp: '宇宙飛行士についてお願いします。毎日何を食べているのか知りたいんです。',
          audio_file: 'r3.wav',
        },
        {
          index: 4,
          topic: 'Ms. Hill',
          screen_text: 'Then this one is perfect. It was written by a woman who lived in space for six months.',
          screen_text_jp: 'それならこの本がぴったりです。宇宙で6か月暮らした女性が書いたものです。',
          audio_file: 'r4.wav',
        },
        {
          index: 5,
          topic: 'Riku',
          screen_text: 'Great! How long can I keep it?',
          screen_text_jp: 'いいですね。どのくらい借りられますか。',
          audio_file: 'r5.wav',
        },
        {
          index: 6,
          topic: 'Ms. Hill',
          screen_text: 'For one week. Please bring it back by next Friday.',
          screen_text_jp: '1週間です。来週の金曜日までに返してくださいね。',
          audio_file: 'r6.wav',
        },
      ],
    },
  },
  {
    title: '英検3級 文化祭の相談（対話のシャドーイング）',
    level: '英検3級',
    asText: true,
    content: {
      full_text: {
        screen_en_text:
          'What should our class do for the school festival? How about a haunted house? It was popular last year. That’s true, but three other classes are planning one. Then why don’t we make a short movie? Yuto has a good camera. I like that. Everyone can do something they are good at. Let’s ask the others after lunch.',
        audio_file: 'festival.wav',
      },
      items: [
        {
          question_id: 'f1',
          index: 1,
          content_en: 'What should our class do for the school festival?',
          mean: '文化祭で、私たちのクラスは何をしたらいいかな。',
        },
        {
          question_id: 'f2',
          index: 2,
          content_en: 'How about a haunted house? It was popular last year.',
          mean: 'おばけ屋敷はどう？　去年は人気だったよ。',
        },
        {
          question_id: 'f3',
          index: 3,
          content_en: 'That’s true, but three other classes are planning one.',
          mean: 'そうだけど、ほかに3つのクラスが計画しているよ。',
        },
        {
          question_id: 'f4',
          index: 4,
          content_en: 'Then why don’t we make a short movie? Yuto has a good camera.',
          mean: 'じゃあ短い映画を作らない？　悠斗がいいカメラを持っているよ。',
        },
        {
          question_id: 'f5',
          index: 5,
          content_en: 'I like that. Everyone can do something they are good at.',
          mean: 'それがいいね。みんなが得意なことをできるし。',
        },
        {
          question_id: 'f6',
          index: 6,
          content_en: 'Let’s ask the others after lunch.',
          mean: '昼休みのあと、みんなに聞いてみよう。',
        },
      ],
    },
  },
]
