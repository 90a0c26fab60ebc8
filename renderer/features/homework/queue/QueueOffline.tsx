import { memo } from 'react'
import { apiKey } from '../../../bridge/index'
import { OfflineStrip } from '../../../ui/offline/OfflineStrip'

const shownData = [apiKey('my-homework-list'), apiKey('topic-answer-paper')]
const noData: typeof shownData = []

/** It looks through all answers, of which a long queue has thousands: a step leaves it as it is. */
const Strip = memo(OfflineStrip)

/** Says that what a queue shows is a copy, as soon as the queue shows something. */
export const QueueOffline = ({ isReady }: { isReady: boolean }) => <Strip keys={isReady ? shownData : noData} />
