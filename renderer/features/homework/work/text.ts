import { grouped } from '../../../../shared/domain/grouped'
import type { WorkFilter } from './work-lists'

/** What a teacher has to look after, in words. */
export const text = {
  filters: {
    due: '今日・明日が期限',
    few: '未提出が多い',
    unseen: '未確認の答案',
  } satisfies Record<WorkFilter, string>,
  definitions: {
    due: '進行中で、期限が明日までの宿題',
    few: '期間の半分を過ぎて、提出が半分より少ない宿題',
    unseen: 'この先生がまだ開いていない提出。期限から14日以内の宿題',
  } satisfies Record<WorkFilter, string>,
  legend: '確認の印',
  states: { unseen: '未確認', renewed: '前回から新しい' },
  unseenCount: (count: number) => `未確認 ${grouped(count)}`,
} as const
