/** Answering questions about a picture. */
import type { Exercise } from '../exercise-types'

export const pictureAnswer: Exercise[] = [
  {
    title: 'Unit 4 絵を見て答えよう',
    level: '中学1年',
    content: {
      items: [
        {
          index: 1,
          question: 'How is the weather?',
          screen_text_jp: '天気はどうですか。',
          screen_pic: 'scene-park.png',
          audio_file: 'p1.wav',
          answers: ['It is sunny./It’s sunny.'],
        },
        {
          index: 2,
          question: 'What color is the umbrella?',
          screen_text_jp: 'かさは何色ですか。',
          screen_pic: 'scene-bus-stop.png',
          audio_file: 'p2.wav',
          answers: ['It is red./It’s red.'],
        },
        {
          index: 3,
          question: 'How many students are there in the classroom?',
          screen_text_jp: '教室に生徒は何人いますか。',
          screen_pic: 'scene-classroom.png',
          audio_file: 'p3.wav',
          answers: ['There are two students./Two.'],
          tips: 'How many には数で答えます。',
        },
      ],
    },
  },
  {
    title: '英検4級 絵についての質問',
    level: '英検4級',
    asText: true,
    content: {
      items: [
        {
          question_number: 1,
          image: 'scene-sea.png',
          mean: '夏休みの海辺の絵です。',
          questions: [
            {
              question_id: '1-1',
              screen_text: 'What is on the sea?',
              audio_path: 'boat.wav',
              choose: [
                { index: 1, content: 'A boat.', correct: 1 },
                { index: 2, content: 'A bridge.' },
                { index: 3, content: 'An airplane.' },
              ],
            },
            {
              question_id: '1-2',
              screen_text: 'What do you like to do at the beach?',
              audio_path: 'beach.wav',
              sample_answer: 'I like to swim in the sea with my friends.',
            },
          ],
        },
        {
          question_number: 2,
          image: 'scene-camp.png',
          mean: 'キャンプ場の絵です。',
          questions: [
            {
              question_id: '2-1',
              screen_text: 'Where is the red tent?',
              audio_path: 'tent.wav',
              choose: [
                { index: 1, content: 'On the mountain.' },
                { index: 2, content: 'On the grass.', correct: 1 },
                { index: 3, content: 'In the river.' },
              ],
            },
            {
              question_id: '2-2',
              screen_text: 'Do you like camping? Why?',
              audio_path: 'camping.wav',
              sample_answer: 'Yes, I do. I can see many stars at night.',
            },
          ],
        },
      ],
    },
  },
]
