import type { EndpointResponse } from '../../../../shared/endpoints/index'

type Row = EndpointResponse<'outbox-message-list'>['items'][number]
type Details = EndpointResponse<'message-details'>

export const messageRow = (change: Partial<Row> = {}): Row => ({
  id: 'm-1',
  title: '音読の宿題について',
  send_time: '2026-11-20 09:00:00',
  team_names: ['2年A組', '2年B組'],
  student_count: 78,
  read_count: 61,
  ...change,
})

const receiver = (change: Partial<Details['receivers'][number]> = {}): Details['receivers'][number] => ({
  student_id: 's-1',
  nickname: '阿部 陽菜',
  number: '1',
  team_name: '2年A組',
  is_read: 1,
  read_time: '2026-11-20 10:15:00',
  ...change,
})

export const messageDetails = (change: Partial<Details> = {}): Details => ({
  ...messageRow(),
  content: '明日までに音読を出してください。\nわからないときは聞いてください。',
  homeworks: [{ homework_id: '501', title: 'Unit 5 週末の音読' }],
  receivers: [
    receiver(),
    receiver({ student_id: 's-2', nickname: '𠮷田 健', number: '10', is_read: 0, read_time: undefined }),
    receiver({ student_id: 's-3', nickname: '髙橋 翔', number: '2', is_read: 0, read_time: undefined }),
  ],
  ...change,
})
