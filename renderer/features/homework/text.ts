/** Texts about homework that several screens share (law 4). */
export const homeworkText = { untitled: '（宿題名なし）' } as const
