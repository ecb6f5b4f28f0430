export type Venue = {
  city: string;
  address_1: string;
  address_2?: string;
  /** Which of the shared venue images fits it, from 1. */
  image: number;
};

/** Invented houses, halls and studios by city: the number of their image, and their address. */
const houses: Record<string, Record<string, [image: number, address_1: string, address_2?: string]>> = {
  Mumbai: {
    "Lantern Row Reading Room": [17, "7 Lantern Row", "Bandra"],
    "Tamarind House": [1, "12 Tamarind Cross Lane", "Dadar East"],
    "Godown Nine": [10, "Old Dock Road, Gate 4", "Sewri"],
    "Veera Lane Studio": [5, "2nd floor, Veera Lane", "Andheri West"],
    "Cupboard Sound": [4, "31 Quarry Compound", "Goregaon East"],
    "Third Floor Dance": [13, "3rd floor, 44 Mill Gate Road", "Lower Parel"],
    "Stage Six": [12, "Shed 6, Backlot Road", "Goregaon East"],
  },
  Delhi: {
    "Neem Tree Studio": [3, "8 Neem Gali", "Shahpur Jat"],
    "Studio Peepal": [5, "Lane 3", "Lado Sarai"],
    "Gulmohar Black Box": [2, "21 Gulmohar Service Road", "Hauz Khas"],
    "Old Fort Lawn": [19, "Gate 2, Canal Walk", "Nizamuddin East"],
    "Room Eighty": [17, "B-14 Presswallah Lane", "Saket"],
  },
  Bengaluru: {
    "Tin Roof Hall": [3, "14 Cotton Market Road"],
    "Jackfruit Theatre": [1, "5 Temple Tank Street", "Malleswaram"],
    "Blue Kettle": [14, "27 Chapel Lane", "Cooke Town"],
    "Ragi Studios": [5, "Unit 3, Silk Farm Road", "Jayanagar"],
    "Hill View Library": [18, "9 Reservoir Road", "Basavanagudi"],
    "Quiet Floor": [4, "4th floor, 60 Lake Bund Road", "Indiranagar"],
  },
  Hyderabad: {
    "Film Nagar Annexe": [6, "Plot 40, Annexe Road", "Film Nagar"],
    "Charkha Hall": [7, "16 Pearl Market Lane", "Himayatnagar"],
    "Studio Ninety": [12, "2nd floor, 90 Tank View Road", "Begumpet"],
  },
  Chennai: {
    "Sabha Nine": [1, "9 Mada Lane", "Mylapore"],
    "Catamaran Hall": [20, "27 Beach Road Extension"],
    "Palm Booth": [4, "12 Cathedral Cross Street", "Nungambakkam"],
    "Red Oxide Floor": [13, "33 Bell Street", "Triplicane"],
  },
  Kolkata: {
    "Second Bell Hall": [1, "Rear of 9 Bipin Street", "Hatibagan"],
    "Tram Depot Shed": [9, "Shed 2, Depot Lane", "Gariahat"],
    "Coffee Room": [14, "3rd floor, 15 Bookbinders' Row", "College Street"],
    "Parlour Booth": [4, "6 Lake Terrace Lane", "Ballygunge"],
  },
  Pune: {
    "Fourth Row Shed": [2, "Behind the Bharat Natya hall"],
    "Deccan School Hall": [11, "11 River School Road", "Deccan"],
    "Film Hostel": [6, "Block C, Law Hill Road", "Erandwane"],
  },
  Ahmedabad: {
    "Riverfront Godown 6": [10, "Godown 6, Riverfront"],
    "Pol Courtyard": [8, "4 Parrot Pol", "Khadia"],
    "Kite Lawn": [19, "Plot 12, Ring Cross Road", "Vastrapur"],
  },
  Jaipur: {
    "Block Printers' Yard": [8, "Block Printers' Colony 19"],
    "Amer Terrace": [20, "7 Elephant Gate Lane", "Amer"],
    "Rose Banquet": [16, "55 Civil Hill Road", "C Scheme"],
  },
  Lucknow: {
    "Hazratganj Arcade": [14, "Arcade 8", "Hazratganj"],
    "Baradari Lawn": [8, "3 Gomti Bank Road", "Qaiserbagh"],
  },
  Kochi: {
    "Ferry Office Studio": [4, "Above the ferry office", "Fort Kochi"],
    "Cardamom Shed": [3, "18 Bazaar Canal Road", "Mattancherry"],
    "Backwater Jetty": [15, "Jetty 2, Lagoon Road", "Vypin"],
  },
  Chandigarh: {
    "Booth 112": [6, "Booth 112", "Sector 17"],
    "Rose Terrace": [7, "Garden Gate 3", "Sector 16"],
    "Leisure Hall": [11, "Plot 31", "Sector 9"],
  },
  Bhopal: {
    "Old Mill Compound": [10, "Old Mill Compound", "Mill Road"],
  },
  Manchester: {
    "Tannery Room": [2, "Unit 5, Tannery Yard", "Ancoats"],
  },
  Goa: {
    "The Pier": [15, "2 Lighthouse Steps", "Panaji"],
  },
  "New York": {
    "Slipway Screening Room": [6, "48 Slipway Street", "Red Hook"],
  },
  Guwahati: {
    "River House": [15, "8 Ferry Road", "Uzan Bazar"],
  },
};

/** The venues of calls and campaigns by name; no two have the same. */
export const demoVenues: Record<string, Venue> = Object.fromEntries(
  Object.entries(houses).flatMap(([city, venues]) =>
    Object.entries(venues).map(([name, [image, address_1, address_2]]) => [
      name,
      { city, address_1, image, ...(address_2 && { address_2 }) },
    ]),
  ),
);

/** What the shared venue images show: `venue-1` is the first of them. */
export const venueImages = [
  "a proscenium stage with its curtain half open",
  "a black box with rows of empty chairs",
  "a rehearsal floor with marks of tape",
  "a recording booth behind glass",
  "a photo studio with a paper roll",
  "a film set seen from behind the camera",
  "an open-air amphitheatre at dusk",
  "a haveli courtyard with arches and lamps",
  "a street corner with a circle of chalk",
  "a godown with bales and a loading door",
  "a school hall with a small stage",
  "a television studio with a lighting grid",
  "a dance studio with mirrors and a barre",
  "the back room of a café",
  "a river ghat with steps and a boat",
  "a banquet hall with a low stage",
  "an office room with a long table and scripts",
  "a library with a reading lamp",
  "a garden with strings of bulbs",
  "a rooftop above the city at evening",
] as const;
