/** Pictures with sounds: to look at and listen to, to name, or to say. */
import type { Exercise } from '../exercise-types'

export const pictureOnly: Exercise[] = [
  {
    title: '絵の名前を書こう（絵）',
    level: '英検5級',
    content: {
      items: [
        { index: 1, screen_pic: 'apple.png', audio_file: 'name-1.wav', answers: ['apple'] },
        { index: 2, screen_pic: 'fish.png', audio_file: 'name-2.wav', answers: ['fish'] },
        { index: 3, screen_pic: 'flower.png', audio_file: 'name-3.wav', answers: ['flower'] },
        { index: 4, screen_pic: 'book.png', audio_file: 'name-4.wav', answers: ['book'] },
        { index: 5, screen_pic: 'bus.png', audio_file: 'name-5.wav', answers: ['bus'] },
        { index: 6, screen_pic: 'cloud.png', audio_file: 'name-6.wav', answers: ['cloud'] },
      ],
    },
  },
  {
    title: '絵を見て言ってみよう（絵）',
    level: '中学1年',
    asText: true,
    content: {
      items: [
        { question_id: 'p1', image: 'umbrella.png', content: 'umbrella', mean: 'かさ', audio_path: 'say-1.wav' },
        { question_id: 'p2', image: 'clock.png', content: 'clock', mean: '時計', audio_path: 'say-2.wav' },
        { question_id: 'p3', image: 'mountain.png', content: 'mountain', mean: '山', audio_path: 'say-3.wav' },
        { question_id: 'p4', image: 'pencil.png', content: 'pencil', mean: 'えんぴつ', audio_path: 'say-4.wav' },
      ],
    },
  },
  {
    title: '町の絵を見て答えよう（絵）',
    level: '中学2年',
    content: {
      items: [
        {
          index: 1,
          picture: 'scene-park.png',
          screen_jp_text: 'この絵の場所を英語で書きなさい。',
          answers: ['park/the park/a park'],
          content_audio: 'place-1.wav',
        },
        {
          index: 2,
          picture: 'scene-bus-stop.png',
          screen_jp_text: 'この絵の場所を英語で書きなさい。',
          answers: ['bus stop/the bus stop/a bus stop'],
          content_audio: 'place-2.wav',
        },
        {
          index: 3,
          picture: 'scene-sea.png',
          screen_jp_text: 'この絵の場所を英語で書きなさい。',
          answers: ['sea/the sea/beach/the beach'],
          content_audio: 'place-3.wav',
        },
        {
          index: 4,
          picture: 'scene-classroom.png',
          screen_jp_text: 'この絵の場所を英語で書きなさい。',
          answers: ['classroom/the classroom/a classroom'],
          content_audio: 'place-4.wav',
        },
      ],
    },
  },
]
