import { Skeleton } from '../../kit/skeleton.tsx'

const sections = ['60%', '75%', '50%', '70%', '55%', '65%']
const groups = [
  ['30%', '100%', '45%', '96%', '25%', '60%'],
  ['25%', '90%', '40%', '100%'],
]

/** The editor on its way: the list of sections and the first of them, in their final places. */
export function EditorWaiting({ label }: { label: string }) {
  return (
    <div className="rd-editor-waiting" role="status" aria-busy="true" aria-label={label}>
      <div className="rd-editor-waiting-list">
        {sections.map(width => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
      <div className="rd-editor-waiting-body">
        {groups.map(([first = '', ...rest]) => (
          <div key={first} className="rd-editor-waiting-section">
            <Skeleton width={first} />
            {rest.map(width => (
              <Skeleton key={width} width={width} />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
