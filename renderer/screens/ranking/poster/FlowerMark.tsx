const petals = [0, 60, 120, 180, 240, 300]

/** The flower circle that teachers draw on good work; the words beside it say what is good. */
export const FlowerMark = () => (
  <svg viewBox="-12 -12 24 24" width="1.5em" height="1.5em" aria-hidden="true" fill="none" stroke="currentColor">
    {petals.map(angle => (
      <circle key={angle} r="3.4" cy="-7.4" strokeWidth="1.2" transform={`rotate(${angle})`} />
    ))}
    <circle r="4.2" strokeWidth="1.6" />
  </svg>
)
