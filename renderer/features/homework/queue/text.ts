/** Texts that the queues of submissions share (law 4). */
export const text = {
  homework: '宿題',
  allHomework: 'すべての宿題',
  /** In a small window it opens the filters. */
  filters: '絞り込みと表示',
  /** The server refuses the calls for headquarters' homework. */
  refused: (count: number) =>
    `本部の宿題${count}件は、ここに読み込めません。宿題一覧（本部）から答案を開いてください。`,
  toHeadquarters: '宿題一覧（本部）へ',
} as const
