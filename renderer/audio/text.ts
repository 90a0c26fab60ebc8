/** Words of the audio controls (law 4). */
export const audioText = {
  original: '原文',
  recording: '録音',
  playOriginal: '原文を再生',
  playRecording: '録音を再生',
  stop: '停止',
  waiting: '準備中',
  position: (name: string) => `${name}の再生位置`,
  progress: (time: string, duration: string) => `${time} / ${duration}`,
  failed: '音声を再生できません',
  retry: '再試行',
  retryOf: (name: string) => `${name}の再試行`,
  rate: '再生速度',
  slower: '遅くする',
  faster: '速くする',
  times: (rate: number) => `${rate.toFixed(1)}倍`,
} as const
