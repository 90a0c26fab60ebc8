/** A homework in the answers of the redistribution list and of its details. */
import type { RedistributionDetails } from '../../../../renderer/features/homework/redistribute/redistribution-check'
import type { EndpointResponse } from '../../../../shared/endpoints/index'
import { homework } from '../homework/samples'

type Row = EndpointResponse<'reissue-page-list'>['items'][number]

export const redistributionRow = (change: Partial<Row> = {}): Row => ({
  ...homework({ status: 3 }),
  can_reissue: 1,
  reason: '',
  unsubmitted_count: 2,
  reissue_time: undefined,
  reissue_end_time: '2026-11-29 23:59:59',
  reissue_previous_end_time: undefined,
  reached_count: 0,
  ...change,
})

export const redistributionStudent = (
  student_id: string,
  nickname: string,
  change: Partial<RedistributionDetails['items'][number]> = {},
): RedistributionDetails['items'][number] => ({
  student_id,
  number: student_id,
  nickname,
  grade_name: '2年',
  class_name: 'A組',
  team_id: '3',
  team_name: '2年A組',
  submit_status: 0,
  submit_time: undefined,
  is_target: 1,
  ...change,
})
