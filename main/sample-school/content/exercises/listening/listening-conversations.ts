/** Longer conversations with two questions each. */
import type { Exercise } from '../exercise-types'

export const longConversations: Exercise = {
  title: '英検3級 会話の聞き取り',
  level: '英検3級',
  asText: true,
  content: {
    items: [
      {
        question_number: 1,
        content_en:
          'A: Hi, Tom. You look tired. B: I stayed up late to finish my science report. A: Did you finish it? B: Almost. I still need to draw one picture.',
        mean: '「やあトム、疲れた顔だね。」「理科のレポートを終わらせようと夜ふかししたんだ。」「終わった？」「ほとんどね。あと絵を1枚描かないと。」',
        audio_path: 'report.wav',
        questions: [
          {
            question_id: '1-1',
            screen_text: 'Why is Tom tired?',
            mean: 'トムはなぜ疲れているのですか。',
            choose: [
              { index: 1, content: 'He played soccer.' },
              { index: 2, content: 'He stayed up late.', correct: true },
              { index: 3, content: 'He got up early.' },
              { index: 4, content: 'He was sick.' },
            ],
          },
          {
            question_id: '1-2',
            screen_text: 'What does Tom still need to do?',
            mean: 'トムはまだ何をしなければなりませんか。',
            choose: [
              { index: 1, content: 'Draw a picture.', correct: true },
              { index: 2, content: 'Write a letter.' },
              { index: 3, content: 'Read a book.' },
              { index: 4, content: 'Call his teacher.' },
            ],
          },
        ],
      },
      {
        question_number: 2,
        content_en:
          'A: May I help you? B: Yes, I’m looking for a cap for my son. A: How about this blue one? It’s twelve dollars. B: It’s nice, but he likes green. A: We have a green one for fifteen dollars. B: I’ll take it.',
        mean: '「いらっしゃいませ。」「息子の帽子を探しています。」「この青いのはいかがですか。12ドルです。」「すてきですが、息子は緑が好きなんです。」「緑なら15ドルです。」「それにします。」',
        audio_path: 'cap.wav',
        questions: [
          {
            question_id: '2-1',
            screen_text: 'Which cap will the woman buy?',
            mean: '女性はどの帽子を買いますか。',
            choose: [
              { index: 1, content: 'The blue one.' },
              { index: 2, content: 'The red one.' },
              { index: 3, content: 'The green one.', correct: true },
              { index: 4, content: 'Both caps.' },
            ],
          },
          {
            question_id: '2-2',
            screen_text: 'How much will she pay?',
            mean: 'いくら払いますか。',
            choose: [
              { index: 1, content: 'Twelve dollars.' },
              { index: 2, content: 'Fifteen dollars.', correct: true },
              { index: 3, content: 'Twenty dollars.' },
              { index: 4, content: 'Twenty-seven dollars.' },
            ],
          },
        ],
      },
    ],
  },
}
