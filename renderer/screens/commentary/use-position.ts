/** Where the teacher is in a commentary: kept in the address, and per homework for as long as he is logged in. */
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { onSessionEnd } from '../../bridge'
import { paths } from '../../paths'
import type { Order } from './model/slides'

export interface Position {
  /** The number of the question, counted from 1; undefined: the first of the order. */
  no?: number
  order: Order
  /** The class that alone is shown; undefined: all. */
  team?: string
}

/** The last place of each homework, as it stands in the address. */
const remembered = new Map<string, string>()
onSessionEnd(() => remembered.clear())

function parsePosition(search: string): Position {
  const query = new URLSearchParams(search)
  const no = Number(query.get('no'))
  return {
    no: Number.isInteger(no) && no > 0 ? no : undefined,
    // who has five minutes begins with what went worst
    order: query.get('order') === 'natural' ? 'natural' : 'low',
    team: query.get('team') || undefined,
  }
}

/** The place, and the way to another. */
export function usePosition(homeworkId: string): { place: Position; move(to: Partial<Position>): void } {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const own = query.toString()
  const search = own === '' ? (remembered.get(homeworkId) ?? '') : own
  useEffect(() => {
    if (own !== '') remembered.set(homeworkId, own)
  }, [homeworkId, own])
  const place = parsePosition(search)
  return {
    place,
    move: to => void navigate(paths.commentary(homeworkId, { ...place, ...to }), { replace: true }),
  }
}
