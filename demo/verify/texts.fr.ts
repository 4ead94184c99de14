import type { TextKey } from './texts.ts'

export const french: Record<TextKey, string> = {
  title: 'Vérifier un tirage',
  product: 'Raffle Desk',
  tagline: 'Vérification de tirage',
  language: 'Langue',
  intro:
    'Le certificat d’un tirage montre comment les billets gagnants d’une tombola ont été tirés. Cette page le vérifie étape par étape, sur votre propre appareil : vous n’avez à faire confiance ni à l’organisme ni à nous.',
  dropTitle: 'Déposez un certificat ici',
  dropDetail:
    'Vous pouvez ajouter la preuve de votre propre billet. Ce sont deux petits fichiers .json.',
  choose: 'Choisir des fichiers',
  chooseOthers: 'Vérifier d’autres fichiers',
  private:
    'Rien ne quitte cet appareil. La page fonctionne sans réseau, et ses propres règles le lui interdisent.',
  checking: 'Vérification…',
  noScript: 'Cette page calcule en JavaScript, qui est désactivé.',
  tooLarge:
    '{name} dépasse 50 Mo. Un certificat est bien plus petit : choisissez un autre fichier.',
  unreadable: '{name} n’a pas pu être lu. Choisissez-le de nouveau.',

  valid: 'Ce certificat est valide',
  validDetail:
    'Les {total} vérifications ont réussi : liste, nombres et billets tirés concordent. Comparez aussi avec un code que vous détenez, plus bas.',
  invalid: 'Ce certificat n’est pas valide',
  invalidDetail:
    'Vérifications échouées : {failed} sur {total}. Redemandez le certificat à l’organisme; si celui-là échoue aussi, avisez l’autorité de réglementation.',
  notCertificate: 'Ce n’est pas un certificat de tirage',
  notCertificateDetail:
    '{name} a une autre forme. Choisissez le fichier que l’organisme a publié comme certificat de son tirage.',
  raffle: 'Tombola',
  organization: 'Organisme',
  license: 'Licence',
  drawDate: 'Date du tirage',
  cutOff: 'Fin des ventes',
  tickets: 'Billets dans la liste',
  winners: 'Billets gagnants',
  redraws: 'Nouveaux tirages',
  none: 'Aucun',
  kind: 'Type de tirage',
  kindRng: 'Nombres aléatoires',
  kindBarrel: 'Baril',

  winnersTitle: 'Billets gagnants',
  winnersUnproven:
    'Ce que le fichier affirme; les vérifications ci-dessous n’ont pas toutes réussi.',
  prize: 'Prix',
  ticket: 'Billet',
  outcome: 'Résultat',
  confirmed: 'Confirmé',
  rejected: 'Refusé',
  reason: 'Motif',

  checksTitle: 'Ce qui a été vérifié',
  passed: 'Réussie',
  failed: 'Échouée',
  shouldHold: 'Ce qui devrait être vrai : {meaning}',
  'check.readable': 'Le fichier est un certificat de tirage',
  'means.readable': 'Il en a la forme : chacune de ses affirmations peut être vérifiée.',
  'check.unaltered': 'Rien n’a été modifié dans le fichier',
  'means.unaltered':
    'Son empreinte correspond à son contenu. Une seule lettre modifiée se verrait ici.',
  'check.commitment': 'Le nombre secret est celui qui avait été promis',
  'means.commitment':
    'Avant que la liste des billets soit établie, l’organisme a fixé un nombre secret et imprimé un engagement, son empreinte, sur les billets. Le nombre révélé maintenant a bien cette empreinte.',
  'check.terms': 'Les prix et les dates ont été fixés avec la liste',
  'means.terms':
    'Quels prix, dans quel ordre, combien de billets gagnants pour chacun : tout cela était établi avant que quiconque puisse connaître le résultat.',
  'check.locks': 'Toutes les versions de la liste figurent ici',
  'means.locks':
    'Si la liste a été rouverte pour être corrigée, cela est indiqué, et c’était avant le tirage.',
  'check.receipts': 'Un témoin détenait d’abord l’empreinte de la liste',
  'means.receipts':
    'Un témoin a pris le reçu de la liste verrouillée avant de lancer les dés ou de choisir les mots. Après cela, aucun billet ne pouvait être ajouté ou retiré à l’insu de tous.',
  'means.receipts.barrel':
    'Chaque reçu pris par un témoin dit la même chose que la liste verrouillée.',
  'check.entropy': 'Les dés ou les mots sont venus après la liste',
  'means.entropy':
    'Une seule saisie a décidé des premiers billets. Chaque nouveau tirage en a utilisé une autre, donnée après le refus, et aucune n’a été répétée.',
  'check.witnesses': 'Chaque billet a été tiré devant témoins',
  'means.witnesses': 'Le certificat nomme les personnes qui ont vu tirer chaque billet.',
  'check.tickets': 'Chaque billet tiré était dans la liste',
  'means.tickets':
    'Chaque billet gagnant mène, par sa propre preuve, à l’empreinte que détient le témoin.',
  'check.picks': 'Les billets tirés découlent des nombres',
  'means.picks':
    'Recalculés à partir du nombre secret, de la liste et des dés : les mêmes billets, dans le même ordre, aucun de plus, aucun de moins.',
  'means.picks.barrel':
    'Aucun billet n’a été tiré deux fois, et un autre n’a été tiré qu’après un refus.',
  'check.picks.barrel': 'Chaque billet a été tiré à son tour',
  'check.receipts.barrel': 'Les reçus concordent avec la liste',
  'check.times': 'Tout s’est passé dans l’ordre',
  'means.times':
    'D’abord la liste, puis les dés, puis les billets à la date du tirage ou après, puis les décisions.',
  'means.times.barrel':
    'D’abord la liste, puis les billets tirés à la date du tirage ou après, puis les décisions.',
  'check.finished': 'Chaque prix a ses billets gagnants',
  'means.finished': 'Autant de billets confirmés que promis; chaque billet refusé a son motif.',

  notesTitle: 'Bon à savoir',
  'note.committed-late':
    'Le nombre secret a été fixé alors que des billets étaient déjà vendus : {tickets}. L’organisme ne pouvait pas connaître les dés à ce moment, mais l’engagement n’était pas imprimé sur ces billets.',
  'note.reopened':
    'Nombre de fois où la liste a été rouverte et corrigée avant le tirage : {times}. Chaque version et son motif figurent dans le déroulement ci-dessous.',
  'note.redrawn':
    'Billets tirés, refusés, puis remplacés par un nouveau tirage : {times}. Chacun a son motif; à vous de juger s’il est équitable.',
  'note.locked-early':
    'La liste a été verrouillée avant la fin prévue des ventes. Les billets vendus après n’ont pas participé.',
  'note.short-entropy':
    'Saisies comptant si peu de dés ou de mots que l’organisme aurait pu s’y préparer : {times}. À partir de douze dés, il n’y a plus de risque.',
  'note.left-out-late':
    'Le personnel a exclu des commandes arrivées après l’heure limite ({late}) et ce que des appareils de vente n’avaient pas encore envoyé ({devices}).',
  'note.left-out':
    'Billets impayés exclus de la liste : commandes en attente, {orders}; chèques non compensés, {cheques}.',

  proofTitle: 'Votre billet',
  proofAdd: 'Ajoutez la preuve de votre billet',
  proofAddDetail:
    'L’organisme remet à chaque acheteur un petit fichier par billet. Il montre que votre billet a participé, sans nommer personne.',
  proofAdded: 'Billet {number}',
  'proof.readable': 'Le fichier est une preuve de billet',
  'proof.in-list': 'Le billet figure dans une liste verrouillée',
  'proofMeans.in-list': 'De la place {place} sur {count}, il mène à l’empreinte de la liste.',
  'proof.same-draw': 'Elle vient de ce tirage',
  'proofMeans.same-draw': 'Le tirage et le nombre promis sont ceux du certificat.',
  'proof.same-list': 'Elle vient de la liste utilisée pour le tirage',
  'proofMeans.same-list':
    'Si la liste a été rouverte après que vous avez reçu cette preuve, demandez-en une nouvelle.',
  'proof.same-place': 'Aucun autre billet n’a sa place',
  'proofMeans.same-place': 'Rien dans le certificat ne contredit la preuve.',
  proofTookPart: 'Votre billet a participé et n’a pas été tiré.',
  proofWon: 'Votre billet a été tiré pour « {prize} » et confirmé.',
  proofRejected:
    'Votre billet a été tiré pour « {prize} », puis refusé. Le motif est indiqué plus haut.',
  proofAlone:
    'La preuve est valide en elle-même. Comparez l’empreinte de la liste ci-dessous avec une empreinte imprimée, ou ajoutez le certificat du tirage.',
  proofUnsure: 'Le certificat lui-même n’est pas valide : cela ne dit rien du tirage.',
  proofFails:
    'Cette preuve n’est pas valide pour ce tirage. Demandez-en une nouvelle à l’organisme.',
  proofRoot: 'Empreinte de la liste',
  proofCommitment: 'Engagement sur le billet',

  compareTitle: 'Comparez avec ce que vous détenez',
  compareDetail:
    'La vérification la plus forte est la vôtre. Saisissez un code de votre billet, de votre courriel de confirmation ou du reçu du témoin : un faux certificat ne peut pas correspondre à ce qui a été imprimé avant.',
  compareLabel: 'Code ou reçu',
  compare: 'Comparer',
  compareEmpty: 'Saisissez un code de 64 lettres et chiffres, ou le texte d’un reçu.',
  'same.commitment': 'Le code correspond : cet engagement a été imprimé avant le tirage.',
  'same.root': 'Le code correspond à l’empreinte de la liste utilisée pour le tirage.',
  'same.receipt': 'Le reçu correspond : c’est celui de la liste et des prix de ce tirage.',
  'same.terms': 'Le code correspond à l’empreinte des prix et des dates.',
  'same.digest': 'Le code correspond : c’est bien le certificat qui a été publié.',
  'same.seed': 'Le code correspond au nombre secret révélé.',
  'same.activity-head': 'Le code correspond à l’état du journal d’activité.',
  'same.earlier-list':
    'C’est la version {version} de la liste, qui a été rouverte avant le tirage. Lisez le motif dans le déroulement.',
  'same.none':
    'Rien dans ce certificat ne correspond. Si ce code a été imprimé pour ce tirage, ne vous fiez pas au certificat.',

  storyTitle: 'Le déroulement',
  storyCommitted: 'Nombre secret fixé',
  storyCommittedDetail:
    'L’engagement, son empreinte, a été publié. Billets vendus à ce moment : {tickets}.',
  storyLocked: 'Liste verrouillée',
  storyLockedVersion: 'Liste verrouillée, version {version}',
  storyLockedDetail: 'Billets : {count}, numéros {first} à {last}.',
  storyReopened: 'Liste rouverte',
  storyReceipt: 'Reçu remis',
  storyReceiptDetail: '{witness} a pris la racine et le nombre de billets de la version {version}.',
  storyEntropy: 'Dés ou mots saisis',
  storyEntropyDetail: 'Donnés par {witness} :',
  storyFresh: 'Nouveaux dés ou mots pour un nouveau tirage',
  storyPicked: 'Billet {number} tiré',
  storyPickedDetail: 'Pour « {prize} », place {place} de la liste.',
  storyDrawn: 'Billet {number} tiré',
  storyDrawnDetail: 'Pour « {prize} », devant {witnesses}.',
  storyConfirmed: 'Billet {number} confirmé',
  storyRejected: 'Billet {number} refusé',
  storyIssued: 'Certificat délivré',
  storyRevealed: 'Certificat délivré, nombre secret révélé',
  storyZone: 'Heures selon {zone}',
  storyMore: 'Afficher les {count} étapes',

  codesTitle: 'Tous les codes',
  codeDigest: 'Empreinte du certificat',
  codeCommitment: 'Engagement (empreinte du nombre secret)',
  codeSeed: 'Nombre secret',
  codeRoot: 'Empreinte de la liste (racine)',
  codeTerms: 'Empreinte des prix et des dates',
  codeActivity: 'Tête du journal d’activité',

  limitsTitle: 'Ce que cela montre, et ce que cela ne montre pas',
  limitProves:
    'Cela montre que la liste, les prix et les billets tirés n’ont pas été modifiés, et que personne n’a choisi les gagnants, tant que l’organisme et le témoin n’ont pas agi de connivence.',
  limitSales:
    'Cela ne peut pas montrer que chaque vente a été inscrite dans la liste. La preuve de votre billet montre que le vôtre y était.',
  limitCollusion:
    'Si l’organisme avait confié son nombre secret au témoin avant les dés, ils pourraient à deux choisir le résultat. Les témoins devraient être indépendants et lancer les dés en public.',
  limitReject: 'Un refus est une décision humaine. Chacun est indiqué avec son motif.',
  limitPublished:
    'Un faussaire pourrait écrire un autre certificat, cohérent en lui-même. Il ne correspondrait pas à ce qui a été imprimé avant : comparez les codes.',
  limitBarrel:
    'Un tirage au baril repose sur ses témoins : le certificat montre la liste et les numéros tirés, pas la main dans le baril.',

  'reason.board-or-staff': 'Membre du conseil ou du personnel',
  'reason.household': 'Même ménage qu’un membre du conseil ou du personnel',
  'reason.underage': 'N’a pas l’âge requis',
  'reason.out-of-province': 'Réside hors de la région',
  'reason.payment-failed': 'Paiement refusé',
  'reason.not-present': 'Absent au tirage',
  'reason.not-reached': 'Impossible à joindre',
  'reason.declined': 'A décliné le prix',
  'reason.other': 'Autre motif',
}
