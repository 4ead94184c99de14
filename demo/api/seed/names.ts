/** First names and surnames of the invented customers; the lists are paired at random. */
export const firstNames =
  'Agnès Amara Anjali Arjun Aurore Bayani Beatrix Benoît Bohdana Brigitte Calum Camille Catriona Chantal Corazon Danylo Deepika Denise Donalda Dominic Élise Émile Ewan Fatima Fernando Gerald Gisèle Glooscap Gurpreet Halyna Harpreet Hector Héloïse Ian Irène Isla Jean-Guy Jocelyne Jun Kavita Kateryna Keptin Laurent Liam Ligaya Lorraine Lucien Mairead Manjit Marcel Marisol Maryam Mathilde Membertou Mykola Nadia Neil Noémie Oksana Olena Orville Padraig Paolo Pauline Pierrette Rajesh Ramon Reynaldo Rhéa Rodrigo Ronan Roxanne Ruth Sanjay Sébastien Shauna Simran Solange Stepan Sunita Taras Théodore Thomasina Usha Vasyl Vera Wendel Winnifred Yves Zoé'.split(
    ' ',
  )

export const lastNames =
  'Acheson Aguinaldo Arsenault Aucoin Bagnell Balasubramanian Bautista Beaulieu Bernard Bhattacharya Blais Boudreau Bouchard Boychuk Cabrera Chaisson Chaudhary Cormier Cruz d’Entremont Deveau Dhaliwal Doiron Dumaresq Fitzgerald Fontaine Gallant Gill Googoo Grewal Gushue Hachey Hnatyshyn Isadore Jeddore Joe Kowalchuk Kumar Kurylo LaFleur Landry LeBlanc Lévesque Lysenko MacAskill MacIsaac Maillet Marchuk Marshall McKinnon Melanson Mendoza Muise Nair Nicholas O’Quinn Ouellette Panchenko Paul Pelletier Petitpas Poirier Prosper Prud’homme Reyes Robichaud Saint-Amand-Desrochers Samson Santos Saulnier Sharma Shevchenko Sidhu Surette Sylliboy Thériault Thibodeau Tkachenko Tremblay Vautour Vienneau Villanueva Whynot Wolfeschlegelsteinhausen-MacGillivray Zwicker'.split(
    ' ',
  )

export const streets =
  'Quay Lane|Tamarack Road|Old Ferry Street|Beacon Hill Drive|Rue du Phare|Larch Crescent|Mill Pond Road|Chemin des Érables|Harbour Street|Station Avenue'.split(
    '|',
  )
