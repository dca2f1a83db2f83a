/// A sentence in one script.
public struct Sample: Sendable {
    /// The language, and what is special about its script.
    public var name: String
    /// The sentence, from the Universal Declaration of Human Rights unless it says otherwise.
    public var text: String

    /// All samples in the order of the page.
    public static let all = [
        Sample(
            name: "English · ligatures",
            text:
                "All human beings are born free and equal in dignity and rights: first fjord, official flag."
        ),
        Sample(
            name: "Vietnamese · combining marks",
            text:
                "Ta\u{302}\u{301}t ca\u{309} mo\u{323}i ngu\u{31B}\u{1A1}\u{300}i sinh ra đe\u{302}\u{300}u đu\u{31B}o\u{31B}\u{323}c tu\u{31B}\u{323} do."
        ),
        Sample(
            name: "Greek",
            text:
                "Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι στην αξιοπρέπεια και τα δικαιώματα."
        ),
        Sample(
            name: "Russian",
            text: "Все люди рождаются свободными и равными в своём достоинстве и правах."
        ),
        Sample(
            name: "Arabic · from the right",
            text: "يولد جميع الناس أحرارًا متساوين في الكرامة والحقوق."
        ),
        Sample(
            name: "Hebrew · from the right",
            text: "כל בני האדם נולדו בני חורין ושווים בערכם ובזכויותיהם."
        ),
        Sample(
            name: "Mixed directions",
            text: "Room 12: הטמפרטורה היא 21.5 °C, غرفة 34 (OK) – end of line."
        ),
        Sample(
            name: "Hindi",
            text: "सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता और समानता प्राप्त है।"
        ),
        Sample(
            name: "Bengali",
            text: "সমস্ত মানুষ স্বাধীনভাবে সমান মর্যাদা এবং অধিকার নিয়ে জন্মগ্রহণ করে।"
        ),
        Sample(
            name: "Tamil",
            text: "மனிதப் பிறவியினர் சகலரும் சுதந்திரமாகவே பிறக்கின்றனர்."
        ),
        Sample(
            name: "Thai · no spaces between words",
            text: "มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกันในเกียรติศักดิ์และสิทธิ"
        ),
        Sample(
            name: "Georgian",
            text: "ყველა ადამიანი იბადება თავისუფალი და თანასწორი თავისი ღირსებითა და უფლებებით."
        ),
        Sample(name: "Chinese", text: "人人生而自由，在尊严和权利上一律平等。"),
        Sample(
            name: "Japanese",
            text: "すべての人間は、生まれながらにして自由であり、かつ、尊厳と権利とについて平等である。"
        ),
        Sample(
            name: "Korean",
            text: "모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다."
        ),
        Sample(
            name: "Emoji",
            text: "🌡️ 21 °C ☀️ 💧 🔌 👩🏽‍🔧 🇫🇮 ❄️ 😀 in a line of text"
        ),
    ]
}
