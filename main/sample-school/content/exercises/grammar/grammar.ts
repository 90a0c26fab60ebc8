/** Grammar units: an introduction with pictures and a page, and a training with its items in a file. */
import type { Exercise } from '../exercise-types'

export const grammar: Exercise[] = [
  {
    title: 'Unit 4 過去形（文法）',
    level: '中学1年',
    content: {
      training_type: 'choose',
      tabs: [
        {
          type: 'introduction',
          tab_name: '過去のことを言う文',
          picture: 'timeline-past.png',
          path: 'introduction-past.html',
        },
        { type: 'training', tab_name: '正しい形を選びましょう', path: 'training-past.json' },
      ],
    },
  },
  {
    title: 'Unit 1 現在完了（文法）',
    level: '中学3年',
    asText: true,
    content: {
      tabs: [
        { type: 'introduction', tab_name: '現在完了の3つの使い方', path: 'introduction-perfect.html' },
        { type: 'introduction', tab_name: '時の流れで見てみよう', picture: 'timeline-perfect.png' },
        {
          type: 'training',
          tab_name: '空所に入る語を書きましょう',
          path: 'training-perfect.json',
          training_type: 'blank_filling',
        },
      ],
    },
  },
  {
    title: '英検4級 比較の文（文法）',
    level: '英検4級',
    content: {
      training_type: 'choose',
      tabs: [
        { type: 'introduction', tab_name: '3つを比べる', picture: 'comparison.png' },
        { type: 'training', tab_name: '比較の形', path: 'training-comparison.json' },
      ],
    },
  },
  {
    title: '英検5級 前置詞のまとめ（文法）',
    level: '英検5級',
    content: {
      training_type: 'blank_filling',
      tabs: [{ type: 'training', tab_name: '前置詞を入れましょう', path: 'training-prepositions.json' }],
    },
  },
]
