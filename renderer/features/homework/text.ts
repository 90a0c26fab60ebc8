/** Texts about homework that several screens share (law 4). */
export const homeworkText = {
  untitled: '（宿題名なし）',
  list: '宿題一覧',
  headquartersList: '宿題一覧（本部）',
} as const
