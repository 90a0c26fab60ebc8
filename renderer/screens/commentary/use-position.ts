/** The position in a commentary: kept in the address, and per homework until the teacher logs out. */
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { onSessionEnd } from '../../bridge/index'
import { useHomeworkClass } from '../../features/homework/use-homework-class'
import { paths } from '../../paths'
import type { Order } from './model/slides'

export interface Position {
  /** The number of the question, counted from 1; undefined: the first question in the order. */
  no?: number
  order: Order
  /** The class that is shown; undefined: all classes. */
  team?: string
}

/** The last position of each homework, as an address query. */
const lastPositions = new Map<string, string>()
onSessionEnd(() => lastPositions.clear())

function parsePosition(search: string): Position {
  const query = new URLSearchParams(search)
  const no = Number(query.get('no'))
  return {
    no: Number.isInteger(no) && no > 0 ? no : undefined,
    // lowest score first is the default: with little time, the hardest questions matter most
    order: query.get('order') === 'natural' ? 'natural' : 'low',
    team: query.get('team') || undefined,
  }
}

/** Returns the current position and a function that changes it. */
export function usePosition(homeworkId: string): { position: Position; move(to: Partial<Position>): void } {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const currentQuery = query.toString()
  const search = currentQuery === '' ? (lastPositions.get(homeworkId) ?? '') : currentQuery
  useEffect(() => {
    if (currentQuery !== '') lastPositions.set(homeworkId, currentQuery)
  }, [homeworkId, currentQuery])
  const inAddress = parsePosition(search)
  const [team, chooseTeam] = useHomeworkClass(homeworkId, inAddress.team)
  const position = { ...inAddress, team: team === '' ? undefined : team }
  return {
    position,
    move: to => {
      if ('team' in to) chooseTeam(to.team ?? '')
      void navigate(paths.commentary(homeworkId, { ...position, ...to }), { replace: true })
    },
  }
}
