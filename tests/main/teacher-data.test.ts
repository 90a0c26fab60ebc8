import { expect, it } from 'vitest'
import { ownerOf } from '../../main/teacher-data'

it('an owner is one teacher of one server, whatever the token', () => {
  const teacher = { token: 't', generation: 1, teacher_id: '1', teacher_flag: '' }
  const owners = [
    ownerOf('https://a.example', teacher),
    ownerOf('https://b.example', teacher),
    ownerOf('https://a.example', { ...teacher, teacher_id: '2' }),
    ownerOf('https://a.example', { ...teacher, teacher_flag: 'bc' }),
  ]
  expect(new Set(owners).size).toBe(4)
  expect(ownerOf('https://a.example', { ...teacher, token: 'u', generation: 2 })).toBe(owners[0])
})
