import type { Student } from '../../../../renderer/screens/manage-class/student-cells'

export const student = (id: string, over: Partial<Student> = {}): Student => ({
  student_id: id,
  nickname: `生徒 ${id}`,
  number: '',
  grade_name: '2年',
  class_name: 'A組',
  team_id: '3',
  team_name: '2年A組',
  password_changed: 0,
  ...over,
})
