/** Choosing the word for a picture, a meaning or a sound. */
import type { Exercise } from '../exercise-types'

export const wordChoose: Exercise[] = [
  {
    title: '英検5級 絵に合う単語（単語選択）',
    level: '英検5級',
    content: {
      items: [
        {
          index: 1,
          screen_pic: 'umbrella.png',
          choose: [
            { index: 1, content: 'umbrella', correct: 1 },
            { index: 2, content: 'uncle', correct: 0 },
            { index: 3, content: 'uniform', correct: 0 },
            { index: 4, content: 'university', correct: 0 },
          ],
          audio_file: 'choose-1.wav',
        },
        {
          index: 2,
          screen_pic: 'clock.png',
          choose: [
            { index: 1, content: 'class', correct: 0 },
            { index: 2, content: 'cloud', correct: 0 },
            { index: 3, content: 'clock', correct: 1 },
            { index: 4, content: 'closet', correct: 0 },
          ],
          audio_file: 'choose-2.wav',
        },
        {
          index: 3,
          screen_pic: 'mountain.png',
          choose: [
            { index: 1, content: 'month', correct: 0 },
            { index: 2, content: 'mountain', correct: 1 },
            { index: 3, content: 'mouth', correct: 0 },
            { index: 4, content: 'museum', correct: 0 },
          ],
          audio_file: 'choose-3.wav',
        },
        {
          index: 4,
          screen_pic: 'pencil.png',
          choose: [
            { index: 1, content: 'pen', correct: 0 },
            { index: 2, content: 'paper', correct: 0 },
            { index: 3, content: 'person', correct: 0 },
            { index: 4, content: 'pencil', correct: 1 },
          ],
          audio_file: 'choose-4.wav',
        },
        {
          index: 5,
          screen_pic: 'cup.png',
          choose: [
            { index: 1, content: 'cap', correct: 0 },
            { index: 2, content: 'cup', correct: 1 },
            { index: 3, content: 'cut', correct: 0 },
            { index: 4, content: 'cook', correct: 0 },
          ],
          audio_file: 'choose-5.wav',
          tips: 'cap は「ぼうし」です。母音に気をつけましょう。',
        },
      ],
    },
  },
  {
    title: '英検4級 意味に合う単語（単語選択）',
    level: '英検4級',
    asText: true,
    content: {
      items: [
        {
          question_id: 'm1',
          mean: '〜を借りる',
          choose: [
            { index: 1, content: 'borrow', correct: true },
            { index: 2, content: 'bring', correct: false },
            { index: 3, content: 'build', correct: false },
            { index: 4, content: 'break', correct: false },
          ],
          ipa: 'bɔ́ːrou',
          syllable: 'bor-row',
        },
        {
          question_id: 'm2',
          mean: '眠い',
          choose: [
            { index: 1, content: 'sleepy', correct: true },
            { index: 2, content: 'slow', correct: false },
            { index: 3, content: 'sunny', correct: false },
            { index: 4, content: 'special', correct: false },
          ],
        },
        {
          question_id: 'm3',
          mean: '図書館',
          choose: [
            { index: 1, content: 'factory', correct: false },
            { index: 2, content: 'hospital', correct: false },
            { index: 3, content: 'library', correct: true },
            { index: 4, content: 'station', correct: false },
          ],
        },
        {
          question_id: 'm4',
          mean: '〜を忘れる',
          choose: [
            { index: 1, content: 'follow', correct: false },
            { index: 2, content: 'forget', correct: true },
            { index: 3, content: 'finish', correct: false },
            { index: 4, content: 'feel', correct: false },
          ],
          info: '過去形は forgot です。',
        },
        {
          question_id: 'm5',
          mean: '危険な',
          choose: [
            { index: 1, content: 'different', correct: false },
            { index: 2, content: 'difficult', correct: false },
            { index: 3, content: 'delicious', correct: false },
            { index: 4, content: 'dangerous', correct: true },
          ],
        },
      ],
    },
  },
  {
    title: 'Unit 1 聞こえた単語の絵（単語選択）',
    level: '中学1年',
    content: {
      items: [
        {
          question_number: 1,
          content_en: 'apple',
          screen_jp: '聞こえた単語の絵を選びなさい。',
          audio_path: 'heard-1.wav',
          answers: [
            { index: 1, content: 'apple.png', type: 'image', correct: true },
            { index: 2, content: 'fish.png', type: 'image', correct: false },
            { index: 3, content: 'cup.png', type: 'image', correct: false },
          ],
        },
        {
          question_number: 2,
          content_en: 'flower',
          screen_jp: '聞こえた単語の絵を選びなさい。',
          audio_path: 'heard-2.wav',
          answers: [
            { index: 1, content: 'tree.png', type: 'image', correct: false },
            { index: 2, content: 'cloud.png', type: 'image', correct: false },
            { index: 3, content: 'flower.png', type: 'image', correct: true },
          ],
        },
        {
          question_number: 3,
          content_en: 'key',
          screen_jp: '聞こえた単語の絵を選びなさい。',
          audio_path: 'heard-3.wav',
          answers: [
            { index: 1, content: 'book.png', type: 'image', correct: false },
            { index: 2, content: 'key.png', type: 'image', correct: true },
            { index: 3, content: 'clock.png', type: 'image', correct: false },
          ],
        },
        {
          question_number: 4,
          content_en: 'bus',
          screen_jp: '聞こえた単語の絵を選びなさい。',
          audio_path: 'heard-4.wav',
          answers: [
            { index: 1, content: 'bus.png', type: 'image', correct: true },
            { index: 2, content: 'sun.png', type: 'image', correct: false },
            { index: 3, content: 'cup.png', type: 'image', correct: false },
          ],
        },
      ],
    },
  },
]
