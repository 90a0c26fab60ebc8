/** Messages of the evaluation (law 4). */
export const text = {
  sample: 'サンプル校の採点です。声の長さ・間・音量だけから計算した目安で、発音は採点していません。',
  refused: {
    hello: '録音を始める指示が正しくありません。',
    category: 'この種類の問題は採点できません。',
    frames: '録音データが正しくありません。',
    silence: '声が聞き取れませんでした。マイクを確かめて、もう一度録音してください。',
    tooMuch: '録音が長すぎます。',
    tooSlow: '録音データが届きませんでした。',
  },
} as const
