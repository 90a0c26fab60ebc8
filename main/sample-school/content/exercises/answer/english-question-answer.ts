/** Answering questions in English, typed or spoken. */
import type { Exercise } from '../exercise-types'

export const englishQuestionAnswer: Exercise[] = [
  {
    title: 'Unit 3 自分のことを答えよう（英問英答）',
    level: '中学1年',
    content: {
      items: [
        {
          index: 1,
          question: 'What time do you usually get up?',
          screen_text_jp: 'あなたはふだん何時に起きますか。',
          audio_file: 'q1.wav',
          sample_answer: 'I usually get up at six thirty.',
          tips: '時刻の前には at をつけます。',
        },
        {
          index: 2,
          question: 'How do you come to school?',
          screen_text_jp: 'あなたはどうやって学校に来ますか。',
          audio_file: 'q2.wav',
          sample_answer: 'I come to school by bus.',
        },
        {
          index: 3,
          question: 'What sport do you like, and why?',
          screen_text_jp: 'どんなスポーツが好きですか。それはなぜですか。',
          audio_file: 'q3.wav',
          sample_answer: 'I like basketball because I can play it with my friends.',
        },
        {
          index: 4,
          question: 'What did you do last Sunday?',
          screen_text_jp: 'この前の日曜日に何をしましたか。',
          audio_file: 'q4.wav',
          sample_answer: 'I went shopping with my family.',
          tips: '過去形で答えましょう。',
        },
      ],
    },
  },
  {
    title: 'Unit 5 スピーチを読んで答えよう（英問英答）',
    level: '中学2年',
    content: {
      items: [
        {
          question_id: '51',
          screen_text:
            'My sister Yui works at a zoo. She takes care of penguins. She gets up at five every morning and gives them fish before the zoo opens.',
          screen_jp:
            '姉の結衣は動物園で働いています。ペンギンの世話をしています。毎朝5時に起きて、開園前に魚をやります。',
          question: 'Where does Yui work?',
          audioPath: 'zoo.wav',
          answers: [{ index: 1, content: 'She works at a zoo./At a zoo.' }],
        },
        {
          question_id: '52',
          screen_text: 'She likes her job, but it is hard in summer. Penguins do not like hot days.',
          screen_jp: '仕事は好きですが、夏は大変です。ペンギンは暑い日が苦手なのです。',
          question: 'When is her job hard?',
          audioPath: 'summer.wav',
          answers: [{ index: 1, content: 'It is hard in summer./In summer.' }],
        },
        {
          question_id: '53',
          screen_text: 'Last week, two baby penguins were born. Their names are Sora and Umi.',
          screen_jp: '先週、2羽のペンギンの赤ちゃんが生まれました。名前はソラとウミです。',
          question: 'How many baby penguins were born?',
          audioPath: 'baby.wav',
          answers: [{ index: 1, content: 'Two baby penguins were born./Two.' }],
        },
        {
          question_id: '54',
          question: 'Do you want to visit the zoo? Why?',
          audioPath: 'visit.wav',
          sample_answer: 'Yes, I do. I want to see the baby penguins.',
        },
      ],
    },
  },
  {
    title: '英検3級 面接の質問に答える',
    level: '英検3級',
    asText: true,
    content: {
      items: [
        {
          question_number: 1,
          question: 'What are you planning to do this weekend?',
          mean: '今週末は何をする予定ですか。',
          audio_path: 'weekend.wav',
          sample_answer: 'I’m planning to study at the library.',
        },
        {
          question_number: 2,
          question: 'Do you like to cook?\nPlease tell me more.',
          mean: '料理は好きですか。もう少し話してください。',
          audio_path: 'cook.wav',
          sample_answer: 'Yes. I often make breakfast for my family.',
        },
        {
          question_number: 3,
          question: 'Have you ever been to another country?',
          mean: '外国へ行ったことがありますか。',
          audio_path: 'country.wav',
          sample_answer: 'No, but I want to go to Canada someday.',
        },
      ],
    },
  },
]
