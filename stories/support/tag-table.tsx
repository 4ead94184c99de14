import { attributesOf, tagOf } from '../../src/core/screen-row.ts'
import { rows, screenIds } from '../../src/core/screens.ts'

/** Every tag a host may place, with its attributes and the scope its token needs: from the registry. */
export function TagTable() {
  const hostable = screenIds.flatMap(id => {
    const row = rows[id]
    return row.scope === undefined ? [] : [{ id, row, scope: row.scope }]
  })
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Tag</th>
          <th scope="col">Attributes</th>
          <th scope="col">Scope of the token</th>
        </tr>
      </thead>
      <tbody>
        {hostable.map(({ id, row, scope }) => (
          <tr key={id}>
            <td>
              <code>{`<${tagOf(id)}>`}</code>
            </td>
            <td>{Object.keys(attributesOf(row)).join(', ') || '–'}</td>
            <td>
              <code>{scope}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
