import type { LogFault } from '../api/activity/verify.ts'
import type { Texts } from './messages.ts'

export const french: Texts = {
  problems: {
    badOption: ({ detail }) => `Option non comprise : ${detail}. Voyez les options avec --help.`,
    buildFailed: ({ detail }) =>
      `Le tableau de bord n'a pas pu être construit (${detail}) : voyez tout avec \`npm run build\`.`,
    portTaken: ({ port, option }) =>
      `Le port ${port} est pris ou interdit ici : arrêtez l'autre programme, ou choisissez-en un autre avec ${option}.`,
    folderInUse: ({ folder, pid, host }) =>
      host
        ? `Le dossier de données ${folder} est utilisé par Raffle Desk sur ${host} : arrêtez-le là-bas, ou choisissez un autre dossier avec --data.`
        : `Le dossier de données ${folder} est utilisé par un autre Raffle Desk (processus ${pid}) : arrêtez-le d'abord, ou choisissez un autre dossier avec --data.`,
    folderUnusable: ({ folder, detail }) =>
      `Le dossier de données ${folder} est inutilisable (${detail}) : rendez-le lisible et modifiable pour cet utilisateur et celui de PostgreSQL, ou choisissez-en un autre avec --data.`,
    foreignFolder: ({ folder }) =>
      `${folder} n'est pas une base créée par Raffle Desk : déplacez-le, ou choisissez un autre dossier avec --data.`,
    passwordMissing: ({ file }) =>
      `Le fichier du mot de passe de la base ${file} manque : remettez-le d'après une copie, ou repartez de zéro avec --reset, qui efface les données.`,
    otherPostgres: ({ folder, found, ours }) =>
      `Les données de ${folder} viennent de PostgreSQL ${found} et cette version apporte PostgreSQL ${ours} : lancez \`npm run backup\` avec la version d'origine, puis \`npm run restore\` ici dans un nouveau dossier.`,
    noBinaries: ({ platform }) =>
      `Aucun PostgreSQL fourni ne fonctionne sur ce système (${platform}) : indiquez le vôtre dans DATABASE_URL.`,
    noSystemUser: ({ detail }) =>
      `PostgreSQL ne peut pas tourner en root et aucun utilisateur n'a pu être créé pour lui (${detail}) : lancez ceci en utilisateur ordinaire, ou ajoutez un utilisateur nommé postgres.`,
    clusterFailed: ({ detail, log }) =>
      `La base n'a pas pu démarrer (${detail || 'sans raison donnée'}) : voyez ${log} ; les données sont intactes.`,
    diskFull: ({ where }) =>
      `Le disque est plein (${where}) : libérez de la place, puis recommencez ; rien de confirmé n'est perdu.`,
    badUrl: ({ detail }) =>
      `DATABASE_URL n'est pas une adresse PostgreSQL (${detail}) : écrivez postgres://utilisateur:motdepasse@hôte:5432/nom.`,
    unreachable: ({ address, detail }) =>
      `La base ${address} ne répond pas (${detail}) : vérifiez DATABASE_URL, le réseau et qu'elle tourne.`,
    refused: ({ address, detail }) =>
      `La base ${address} nous refuse (${detail}) : vérifiez l'utilisateur, le mot de passe et le nom dans DATABASE_URL.`,
    newerSchema: ({ found, known }) =>
      `Les données viennent d'un Raffle Desk plus récent (schéma ${found}, celui-ci connaît ${known}) : utilisez cette version ou une suivante ; rien n'a été modifié.`,
    olderSchema: ({ found, known }) =>
      `Les données viennent d'un Raffle Desk plus ancien (schéma ${found}, celui-ci connaît ${known}) : lancez une fois \`npm start\` avec cette version, puis recommencez.`,
    foreignDatabase: ({ table }) =>
      `La base contient des tables étrangères à Raffle Desk (comme ${table}) : donnez-lui une base vide.`,
    migrationFailed: ({ name, detail }) =>
      `La modification de la base « ${name} » a échoué et a été annulée (${detail}) : les données sont telles quelles ; merci de le signaler.`,
    seedFailed: ({ detail }) =>
      `Les données d'exemple n'ont pas pu être créées (${detail}) : recommencez, tout reprend du début.`,
    numberTooLarge: ({ value }) =>
      `Un nombre de la base est trop grand pour être exact : ${value}.`,
    resetNeedsFolder: () =>
      "--reset n'efface que le dossier de données, et DATABASE_URL est défini : videz cette base vous-même, ou retirez DATABASE_URL.",
    fileExists: ({ file }) => `${file} existe déjà : choisissez un autre nom.`,
    fileMissing: ({ file }) =>
      `${file} est illisible : indiquez un fichier créé par \`npm run backup\`.`,
    notABackup: ({ file }) =>
      `${file} n'est pas une sauvegarde de Raffle Desk : indiquez un fichier créé par \`npm run backup\`.`,
    damagedBackup: ({ file, detail }) =>
      `${file} est endommagé (${detail}) : rien n'a été restauré ; prenez une autre copie.`,
    newerBackup: ({ found, known }) =>
      `La sauvegarde vient d'un Raffle Desk plus récent (schéma ${found}, celui-ci connaît ${known}) : restaurez-la avec cette version ou une suivante.`,
    notEmpty: ({ where }) =>
      `La base de ${where} n'est pas vide : restaurez dans un nouveau dossier (--data DIR) ou une base vide (DATABASE_URL).`,
    stopFirst: ({ folder, pid }) =>
      `Raffle Desk tourne sur ${folder} (processus ${pid}) : arrêtez-le d'abord, ou restaurez dans un autre dossier avec --data.`,
    nothingToBackUp: ({ where }) =>
      `Il n'y a rien à sauvegarder dans ${where} : indiquez le dossier de données avec --data.`,
    nothingToVerify: ({ where }) =>
      `Il n'y a pas de journal d'activité dans ${where} : indiquez le dossier de données avec --data.`,
    logAltered: ({ faults }) =>
      `Le journal d'activité ne tient pas : ${faults} ${faults === 1 ? 'anomalie' : 'anomalies'}, ci-dessus. Gardez une copie de la base telle quelle et comparez-la à vos sauvegardes.`,
    noDatabase: ({ where }) =>
      `Il n'y a pas de base dans ${where} : lancez d'abord \`npm start\`, ou indiquez le dossier de données avec --data.`,
    noOrganization: ({ organization }) =>
      `Aucun organisme, ou plus d'un, ne s'appelle « ${organization} » : donnez son nom entier ou son identifiant.`,
    keyRole: ({ role, roles }) =>
      `Une clé ne peut pas agir comme « ${role} » : nommez un ou plusieurs rôles parmi ${roles}, chacun avec son --role.`,
    keyOrigin: ({ origin }) =>
      `« ${origin} » n'est pas l'endroit où sont des pages : écrivez https://intranet.example.org, sans rien derrière.`,
    noKey: ({ key }) =>
      `Il n'y a pas de clé active « ${key} » : donnez l'identifiant que montre \`npm run keys -- list\`.`,
  },
  notices: {
    building: 'Construction du tableau de bord …',
    built: seconds => `Tableau de bord construit en ${seconds} s`,
    seeding: percent => `Création des données d'exemple … ${percent} %`,
    seeded: seconds => `Données d'exemple créées en ${seconds} s`,
    movedOut: folder =>
      `PostgreSQL ne peut pas tourner en root, et son utilisateur ne peut pas entrer dans ce dossier : la base est dans ${folder} (--reset l'efface).`,
    databaseRestarted:
      'La base de données s’était arrêtée et a été redémarrée : rien de ce qui était confirmé n’est perdu.',
    ready: seconds => `Raffle Desk est prêt (${seconds} s).`,
    dashboard: 'Tableau de bord',
    portal: "L'intranet d'un organisme",
    signIns: 'Connectez-vous comme',
    password: 'Mot de passe',
    stopHint: 'Arrêtez avec Ctrl-C.',
    stopping: 'Arrêt …',
    backedUp: ({ file, tables, rows, megabytes }) =>
      `${rows} lignes de ${tables} tables sauvegardées dans ${file} (${megabytes} Mo).`,
    restored: ({ file, tables, rows }) =>
      `${rows} lignes de ${tables} tables restaurées depuis ${file} ; toutes les empreintes concordent.`,
    verified: ({ rows, organizations }) =>
      `${rows} lignes du journal d'activité vérifiées, dans les chaînes de ${organizations} organismes ; toutes les empreintes concordent.`,
    logFault,
    unknownHead: head =>
      `Aucune chaîne n'a jamais eu la tête ${head} : son journal a été réécrit, ou coupé.`,
    keyMade: ({ id, name, organization }) =>
      `Clé « ${name} » de ${organization} créée (${id}). Son secret, montré cette seule fois et conservé nulle part :`,
    keyWithoutOrigin: id =>
      `Aucune page ne peut encore s'en servir : npm run keys -- add-origin ${id} --origin https://intranet.example.org`,
    keyListed: ({ id, name, organization, roles, origins, created, revoked }) =>
      `${id}  « ${name} » de ${organization}${revoked ? `, révoquée le ${revoked}` : ''}\n  rôles : ${roles}\n  pages : ${origins}\n  création : ${created}`,
    keyOrigins: origins => `Les pages de la clé sont maintenant : ${origins}`,
    keyRevoked: id => `Clé ${id} révoquée : ses jetons ne valent plus rien.`,
    noKeys: "Il n'y a aucune clé.",
    startHelp: `Raffle Desk : construit ce qui a changé, démarre la base et sert le tableau de bord.

  npm start -- [options]

  --port N             port du tableau de bord (4000)
  --portal-port N      port de la page intranet de l'organisme (le suivant : 4001)
  --orders N           commandes des données d'exemple, créées au premier démarrage (14000)
  --data DIR           dossier de données (.data)
  --host NOM           un nom sous lequel il est connu, outre localhost, p. ex. desk.example.org ; les autres restent sans réponse
  --trusted-proxies N  vos serveurs mandataires placés devant, dont X-Forwarded-For est cru (0)
  --environment E      test, ou production : pas de /outbox, les pages de cette machine sont à inscrire, elles aussi,
                       et le personnel du produit doit avoir un second facteur (test)
  --reset              effacer la base du dossier de données et repartir de zéro
  --help               cette page

DATABASE_URL=postgres://utilisateur:motdepasse@hôte:5432/nom l'installe sur n'importe quel PostgreSQL au lieu de celui du dossier.
RAFFLE_DESK_FLAGS_URL et RAFFLE_DESK_FLAGS_KEY désignent un Flagsmith, RAFFLE_DESK_FILE_STORE et RAFFLE_DESK_IMAGE_HOST
les origines des fichiers et des images : la page du tableau de bord peut les joindre, et rien d'autre à l'extérieur.
RAFFLE_DESK_SMTP_URL=smtps://utilisateur:motdepasse@hôte et RAFFLE_DESK_MAIL_FROM envoient les courriels au lieu de les garder à /outbox.
`,
    toolHelp: `Copies de la base, en un fichier avec empreintes ; et vérification du journal d'activité.

  npm run backup     -- [FICHIER] [--data DIR]           que le produit tourne ou non
  npm run restore    -- FICHIER   [--data DIR]           dans une base vide seulement
  npm run verify-log -- [--data DIR] [--head EMPREINTE]  que le produit tourne ou non

verify-log nomme la première ligne du journal de chaque organisme qui a été modifiée, retirée ou insérée. Avec --head,
autant de fois qu'il le faut, il cherche aussi une tête du journal qui a été imprimée, envoyée ou mise dans un certificat.

DATABASE_URL désigne un autre PostgreSQL que celui du dossier de données.
`,
    keysHelp: `Clés par lesquelles le serveur d'un organisme demande des jetons pour ses pages ; que le produit tourne ou non.

  npm run keys -- add --organization NOM --name NOM --role RÔLE [--origin ORIGINE]
  npm run keys -- list [--organization NOM]
  npm run keys -- add-origin CLÉ --origin ORIGINE
  npm run keys -- remove-origin CLÉ --origin ORIGINE
  npm run keys -- revoke CLÉ

  --organization NOM  son nom entier, ou son identifiant
  --name NOM          le nom que vous donnez à la clé, par exemple Intranet
  --role RÔLE         un rôle que ses jetons peuvent avoir, autant de fois qu'il le faut : account owner, raffle admin,
                      Contact Center Agent, In Person Sales, Agent Manager, Data Processing
  --origin ORIGINE    où sont ses pages, par exemple https://intranet.example.org, autant de fois qu'il le faut. Dans
                      l'environnement test, les pages de cette machine (localhost, 127.0.0.1) n'en ont pas besoin
  --data DIR          dossier de données (.data)

Le secret est affiché à la création de la clé, et conservé nulle part. Les jetons d'une clé prennent fin avec elle, ou
avec l'origine de leur page.

DATABASE_URL désigne un autre PostgreSQL que celui du dossier de données.
`,
  },
}

function logFault({ organization, sequence, code, row }: LogFault): string {
  const what = row
    ? ` (${row.subjectType} ${row.subjectId}, ${row.action}, ${row.happenedAt.toISOString()})`
    : ''
  const place = `${organization}, ligne ${sequence}`
  switch (code) {
    case 'content':
      return `${place}${what} : ce qu'elle dit a été modifié ; cela ne correspond pas à son empreinte.`
    case 'link':
      return `${place}${what} : elle a été modifiée ou insérée, ou suit une ligne qui l'a été ; elle ne correspond pas à son empreinte.`
    case 'inserted':
      return `${place}${what} : elle a été insérée ; sa place dans la chaîne est prise, ou dépasse la tête de la chaîne.`
    case 'missing':
      return row
        ? `${place} : elle manque ; la ligne suivante est ${row.sequence}${what}.`
        : `${place} : elle manque ; la tête de la chaîne est plus loin.`
    case 'emptied':
      return `${place}${what} : elle a été vidée, et aucun effacement du journal n'en parle.`
    case 'head':
      return `${place} : la tête de la chaîne a été modifiée ; ce n'est pas l'empreinte de cette dernière ligne.`
  }
}
