import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useFollowingAddress } from '../use-following-address'
import type { PaperParams, PaperTarget } from './paper-source'

interface Chosen {
  /** The visit of the address (its key) at which this paper was chosen: another visit shows what it asks for. */
  from: string
  /** The paper that the address is about to name. The teacher may have gone on when it does. */
  follows: string | null
  params: PaperParams
}

const keyOf = ({ homeworkId, topicId, studentId, round }: PaperParams): string =>
  [homeworkId, topicId, studentId, round].join('/')

const toTarget = ({ topicId, studentId, round }: PaperParams): PaperTarget => ({
  topicId,
  studentId,
  ...(round > 0 ? { round } : {}),
})

/**
 * The paper on the screen, and `show`, which shows another one of the same homework at once. The address follows when
 * the teacher stays with it; an address that changes otherwise is shown.
 * @param asked the paper that the address asks for.
 * @param pathOf the address of a paper.
 */
export function useShownParams(asked: PaperParams, pathOf: (paper: PaperTarget) => string) {
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const named = keyOf(asked)
  const from = `${useLocation().key}/${named}`
  const isCurrent = chosen !== null && (chosen.from === from || chosen.follows === named)
  if (chosen !== null && chosen.from !== from) setChosen(isCurrent ? { ...chosen, from, follows: null } : null)
  const params = isCurrent ? chosen.params : asked
  const follows = keyOf(params)
  const path = pathOf(toTarget(params))
  useFollowingAddress({
    unnamed: follows === named ? undefined : follows,
    stay: 300,
    follow() {
      setChosen(now => now && { ...now, follows })
      void navigate(path, { replace: true })
    },
  })
  return {
    params,
    show: ({ topicId, studentId, round = 0 }: PaperTarget) => {
      const params = { homeworkId: asked.homeworkId, topicId, studentId, round }
      setChosen(now => ({ from, follows: now?.follows ?? null, params }))
    },
  }
}
